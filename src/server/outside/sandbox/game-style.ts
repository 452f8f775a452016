import { type Hex, lch, standOut } from '#art/colour.ts';

interface Scheme {
  readonly ground: Hex;
  readonly paper: Hex;
  readonly tray: Hex;
  readonly ink: Hex;
  readonly quiet: Hex;
  readonly line: Hex;
  readonly accent: Hex;
  readonly onAccent: Hex;
  readonly win: Hex;
  readonly loss: Hex;
  readonly deep: Hex;
  readonly mid: Hex;
  readonly light: Hex;
  readonly stroke: Hex;
}

/** Contrast of texts, WCAG AA. */
const TEXT = 4.5;
/** Contrast of edges of controls and of drawings, WCAG AA. */
const EDGE = 3;

function lightScheme(hue: number): Scheme {
  const ground = lch(0.955, 0.018, hue);
  const paper = lch(0.992, 0.004, hue);
  const tray = lch(0.93, 0.035, hue);
  const onAccent = '#ffffff';
  return {
    ground,
    paper,
    tray,
    onAccent,
    ink: lch(0.24, 0.045, hue),
    quiet: standOut(lch(0.47, 0.04, hue), ground, TEXT),
    line: standOut(lch(0.7, 0.05, hue), paper, EDGE),
    accent: standOut(lch(0.5, 0.16, hue), tray, TEXT),
    win: standOut(lch(0.48, 0.12, 150), paper, TEXT),
    loss: standOut(lch(0.5, 0.17, 25), paper, TEXT),
    deep: lch(0.42, 0.13, hue),
    mid: lch(0.64, 0.15, hue + 25),
    light: lch(0.9, 0.08, hue + 60),
    stroke: lch(0.26, 0.06, hue),
  };
}

function darkScheme(hue: number): Scheme {
  const ground = lch(0.155, 0.028, hue);
  const paper = lch(0.205, 0.034, hue);
  const tray = lch(0.265, 0.05, hue);
  return {
    ground,
    paper,
    tray,
    onAccent: lch(0.17, 0.04, hue),
    ink: lch(0.95, 0.014, hue),
    quiet: standOut(lch(0.76, 0.035, hue), paper, TEXT),
    line: standOut(lch(0.5, 0.05, hue), paper, EDGE),
    accent: standOut(lch(0.82, 0.13, hue), tray, TEXT),
    win: standOut(lch(0.84, 0.14, 150), paper, TEXT),
    loss: standOut(lch(0.78, 0.12, 25), paper, TEXT),
    deep: lch(0.55, 0.14, hue),
    mid: lch(0.74, 0.14, hue + 25),
    light: lch(0.94, 0.07, hue + 60),
    stroke: lch(0.12, 0.03, hue),
  };
}

const variables = (scheme: Scheme): string =>
  Object.entries(scheme)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Style of a supplier's game pages: one accent hue, in a light and a dark scheme. */
export const gameStyle = (hue: number): string =>
  `:root{color-scheme:light dark;${variables(lightScheme(hue))}}
@media (prefers-color-scheme:dark){:root{${variables(darkScheme(hue))}}}
${RULES}`;

const RULES = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:12px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif}
:lang(th),:lang(ar){line-height:1.7}
main{width:min(520px,100%);display:grid;gap:16px;padding:clamp(14px,4vw,24px);border:1px solid color-mix(in srgb,var(--accent) 26%,transparent);border-radius:24px;background:var(--paper);box-shadow:0 18px 50px -28px var(--deep)}
header{display:grid;grid-template-columns:auto minmax(0,1fr);gap:12px;align-items:center}
.emblem{width:56px;height:56px;padding:7px;border-radius:50%;background:var(--tray);box-shadow:inset 0 0 0 2px var(--accent)}
h1{margin:0;font-size:clamp(1.15rem,5.4vw,1.6rem);line-height:1.2;overflow-wrap:anywhere;text-wrap:balance}
:lang(th) h1,:lang(ar) h1{line-height:1.5}
.supplier{margin:0;color:var(--accent);font-weight:650;font-size:.875rem}
.demo{margin:0;color:var(--quiet);font-size:.875rem}
.definitions{position:absolute;width:0;height:0;overflow:hidden}
.drawing{display:block;width:100%;height:100%}
.account{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;font-variant-numeric:lining-nums tabular-nums}
.account dl{margin:0}.account dt{color:var(--quiet);font-size:.8125rem}.account dd{margin:0;font-weight:700;font-size:1.125rem}
.nickname{margin:0;color:var(--quiet);overflow-wrap:anywhere}.mode{margin:0;padding:2px 10px;border-radius:99px;background:var(--tray);color:var(--accent);font-size:.8125rem;font-weight:650}
.stage{display:flex;flex-wrap:wrap;justify-content:center;align-content:center;gap:10px;min-height:156px;padding:16px 12px;border-radius:18px;overflow:hidden;background:radial-gradient(circle at 50% 20%,var(--paper),transparent 70%),var(--tray)}
.cell{display:grid;place-items:center;flex:0 1 108px;min-width:52px;aspect-ratio:1;padding:8px;border-radius:16px;background:var(--paper);box-shadow:0 0 0 1px color-mix(in srgb,var(--accent) 22%,transparent),0 6px 14px -8px var(--deep);font-weight:750;font-size:clamp(.95rem,5vw,1.6rem);line-height:1.15;text-align:center;overflow-wrap:anywhere}
.cell.long{font-size:.9rem}
[data-play=sides] .cell,[data-play=cannon] .cell{border-radius:50%}
[data-play=deal] .cell,[data-play=draw] .cell{flex-basis:92px;aspect-ratio:5/7;border-radius:12px}
[data-play=cannon]{background:repeating-radial-gradient(ellipse at 50% 130%,transparent 0 22px,color-mix(in srgb,var(--accent) 14%,transparent) 22px 24px),var(--tray)}
[data-play=odds]{background:repeating-linear-gradient(90deg,transparent 0 34px,color-mix(in srgb,var(--accent) 9%,transparent) 34px 68px),var(--tray)}
.result{min-height:3.4em;margin:0;text-align:center;font-weight:600;overflow-wrap:anywhere}
.result .payout{display:block;font-size:1.25rem;font-weight:750;font-variant-numeric:lining-nums tabular-nums}
.result[data-kind=won] .payout{color:var(--win)}.result[data-kind=error]{color:var(--loss)}
fieldset{margin:0;padding:0;border:0;min-width:0}legend{padding:0;margin-bottom:6px;color:var(--quiet);font-size:.8125rem}
.choices{display:grid;grid-template-columns:repeat(auto-fit,minmax(86px,1fr));gap:8px}
.choice{position:relative;display:grid}
.choice input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}
.choice span{display:grid;place-items:center;min-height:52px;padding:6px 8px;border:1px solid var(--line);border-radius:14px;text-align:center;line-height:1.25;font-weight:650;overflow-wrap:anywhere}
.choice small{font-weight:500;color:var(--quiet);font-variant-numeric:lining-nums tabular-nums}
.choice input:checked+span{border-color:var(--accent);background:var(--accent);color:var(--onAccent)}
.choice input:checked+span small{color:inherit}
.choice input:focus-visible+span{outline:3px solid var(--accent);outline-offset:3px}
.choice input:disabled{cursor:progress}
.stepper{display:grid;grid-template-columns:52px minmax(0,1fr) 52px;align-items:center;gap:10px}
.stepper output{text-align:center;font-size:1.25rem;font-weight:700;font-variant-numeric:lining-nums tabular-nums}
button{min-height:52px;border:1px solid var(--line);border-radius:16px;background:transparent;color:var(--ink);font:inherit;font-weight:700;cursor:pointer;touch-action:manipulation}
.stepper button{font-size:1.5rem;line-height:1}
.stepper button[aria-disabled=true]{color:var(--quiet);border-style:dashed;cursor:default}
.go{min-height:64px;border:0;border-radius:20px;background:var(--accent);color:var(--onAccent);font-size:1.25rem}
.go:active{transform:translateY(1px)}.go[aria-disabled=true]{cursor:progress;background:repeating-linear-gradient(115deg,var(--accent) 0 18px,color-mix(in srgb,var(--accent) 90%,var(--paper)) 18px 36px)}
button:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
@media (prefers-reduced-motion:no-preference){
.running .cell{animation:spin .6s cubic-bezier(.3,.1,.3,1) both}
.running .cell:nth-child(3n+2){animation-delay:.04s}.running .cell:nth-child(3n){animation-delay:.08s}
[data-play=deal].running .cell,[data-play=draw].running .cell{animation-name:flip}
[data-play=cannon].running .cell{animation-name:burst}
.landed[data-kind=won] .cell{animation:lift .5s ease-out both}}
@keyframes spin{0%{transform:none}30%{transform:translateY(-16%) scale(.94)}70%{transform:translateY(14%) scale(.96)}100%{transform:none}}
@keyframes flip{50%{transform:rotateY(90deg)}}
@keyframes burst{40%{transform:scale(.72) rotate(-14deg)}70%{transform:scale(1.08) rotate(6deg)}}
@keyframes lift{40%{transform:translateY(-8%) scale(1.04)}}
@media (forced-colors:active){.choice input:checked+span,.go{border:3px solid Highlight}}`;
