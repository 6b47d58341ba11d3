extension StoryPage {
  /// How the page looks: two columns where there is room for them, light or dark as the reader has it.
  static let style = """
    :root {
      color-scheme: light dark;
      --ground: #ffffff; --text: #1c1c1e; --quiet: #636366; --line: #d1d1d6;
      --box: #f2f2f7; --bad: #b3261e; --good: #1b7a34; --link: #0059b3;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #161618; --text: #f2f2f7; --quiet: #a8a8ad; --line: #3a3a3c;
        --box: #242426; --bad: #ff8a80; --good: #6fdc8c; --link: #7cb8ff;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 16px; max-width: 1120px; background: var(--ground);
      color: var(--text); font: 15px/1.45 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    a { color: var(--link); }
    h1 { font-size: 22px; margin: 0; }
    header { border-left: 6px solid var(--good); padding: 4px 0 4px 14px; margin: 8px 0 24px; }
    header p { margin: 4px 0; }
    header strong { color: var(--good); text-transform: uppercase; }
    header.failed { border-color: var(--bad); }
    header.failed strong { color: var(--bad); }
    header ul { margin: 8px 0 0; padding-left: 20px; }
    .step {
      display: grid; grid-template-columns: minmax(0, 1fr) 230px; gap: 8px 24px;
      border-top: 1px solid var(--line); padding: 16px 0;
    }
    .failed.step { border-left: 6px solid var(--bad); padding-left: 14px; }
    .refused.step { border-left: 6px solid var(--line); padding-left: 14px; }
    .holder.step { padding-bottom: 4px; }
    .place { margin: 0; color: var(--quiet); font-size: 13px; }
    .caption { margin: 6px 0 0; color: var(--quiet); }
    pre {
      margin: 8px 0 0; padding: 8px 10px; background: var(--box); border-radius: 6px;
      font: 13px/1.4 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
      white-space: break-spaces; overflow-wrap: anywhere;
    }
    pre.command { font-weight: 700; background: none; padding: 0; font-size: 15px; }
    pre.failure { border: 1px solid var(--bad); }
    .label { margin: 10px 0 0; font-weight: 700; font-size: 13px; color: var(--quiet); }
    .failed .label { color: var(--bad); }
    details { margin-top: 8px; font-size: 13px; }
    summary { color: var(--quiet); cursor: pointer; }
    .unchanged { margin: 0; color: var(--quiet); font-size: 13px; }
    figure { margin: 0; width: 230px; max-width: 100%; }
    figure svg { display: block; width: 100%; height: auto; }
    figure > svg { border-radius: 18px; border: 1px solid var(--line); }
    figcaption { color: var(--quiet); font-size: 12px; margin-top: 4px; }
    .gap { text-align: center; color: var(--quiet); border-top: 1px solid var(--line);
      margin: 0; padding: 24px 0; }
    @media (max-width: 720px) {
      .step { grid-template-columns: minmax(0, 1fr); }
    }
    @media print {
      .step { break-inside: avoid; }
    }

    """
}
