/** The style sheet of the demo shop's public pages. */
export const shopStyle = `
:root { color-scheme: light; --ink: #2b2622; --muted: #6f665d; --line: #e7dfd4; --paper: #fbf8f3; --accent: #8a4a2f; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
h1, h2, header b { font-family: Georgia, 'Times New Roman', serif; font-weight: 500; letter-spacing: -0.01em; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px; padding: 20px clamp(16px, 4vw, 56px); border-bottom: 1px solid var(--line); background: #fff; }
header b { font-size: 24px; }
header span { color: var(--muted); font-size: 14px; }
main { max-width: 1360px; margin: 0 auto; padding: 24px clamp(16px, 4vw, 56px) 64px; }
.crumbs { color: var(--muted); font-size: 14px; margin-bottom: 16px; }
.crumbs span + span::before { content: '/'; margin: 0 8px; color: var(--line); }
.product { display: grid; gap: 32px clamp(24px, 4vw, 64px); grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr); }
.gallery { display: grid; gap: 16px; }
img { display: block; width: 100%; height: auto; border-radius: 6px; background: var(--line); }
.facts { align-self: start; position: sticky; top: 24px; }
.id { margin: 0; color: var(--muted); font-size: 13px; letter-spacing: 0.06em; text-transform: uppercase; font-variant-numeric: tabular-nums; }
h1 { margin: 8px 0 16px; font-size: clamp(28px, 3.4vw, 44px); line-height: 1.15; }
h2 { margin: 0 0 16px; font-size: 24px; }
.price { margin: 0 0 24px; padding: 16px 0; border: solid var(--line); border-width: 1px 0; color: var(--muted); font-size: 14px; font-variant-numeric: tabular-nums; }
.price strong { display: block; color: var(--accent); font-size: 24px; font-weight: 600; }
.lead { font-size: 18px; line-height: 1.5; }
.facts ul { margin: 24px 0 0; padding: 0; list-style: none; }
.facts li { padding: 10px 0 10px 28px; border-top: 1px solid var(--line); position: relative; font-size: 15px; }
.facts li::before { content: '✓'; position: absolute; left: 4px; color: var(--accent); }
.colourways { margin-top: 56px; }
.colourways ul { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); margin: 0; padding: 0; list-style: none; }
a { color: inherit; text-decoration: none; }
a span { display: block; margin-top: 8px; font-size: 14px; }
a:hover span { text-decoration: underline; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 4px; border-radius: 6px; }
.lost { max-width: 560px; margin: 12vh auto; text-align: center; color: var(--muted); }
.lost h1 { color: var(--ink); }
footer { padding: 24px; border-top: 1px solid var(--line); color: var(--muted); font-size: 13px; text-align: center; }
@media (max-width: 860px) { .product { grid-template-columns: 1fr; } .facts { position: static; } }
`;
