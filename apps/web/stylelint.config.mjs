import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sidewaysScrolling from './sideways-scrolling.mjs';

const TOKENS = 'src/kit/ui/tokens.css';
const BREAKPOINTS = 'src/kit/ui/breakpoints.css';

/** Tokens by their value: `:root` of the screen, before what touch, paper and systems change. */
const [screen = ''] = readFileSync(new URL(TOKENS, import.meta.url), 'utf8').split('@media');
const tokens = [...screen.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value }));
const valuesOf = (kind) => tokens.filter(({ name }) => kind.test(name)).map(({ value }) => value);
const colours = tokens.map(({ value }) => value).filter((value) => value.startsWith('#'));

/** A size of the window by its name, which the build replaces. */
const byName = 'Use a name of src/kit/ui/breakpoints.css: windows have one set of sizes, in lines of text.';

/** What Biome has no rule for; it lints the rest of the sheets. */
export default {
  plugins: [sidewaysScrolling],
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  reportUnscopedDisables: true,
  referenceFiles: [fileURLToPath(new URL(BREAKPOINTS, import.meta.url))],
  rules: {
    'no-duplicate-selectors': true,
    'no-unknown-custom-media': true,
    'media-feature-name-disallowed-list': [['/(width|height)$/'], { message: byName }],
    'declaration-property-value-allowed-list': [
      { 'z-index': ['/^var\\(--z-/'] },
      { message: 'Use a layer of tokens.css (--z-*).' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        font: valuesOf(/^--type-/),
        '/radius$/': valuesOf(/^--radius/).map((value) => `/(^| )${value}( |$)/`),
        '/^(?!--)/': colours.map((value) => `/${value}\\b/i`),
      },
      { message: 'Use the name that tokens.css has for this value.' },
    ],
    // The browser keeps the page out from under notch and home bar (index.html asks for no more).
    'function-disallowed-list': ['env'],
    'echo-base/sideways-scrolling': true,
  },
  overrides: [
    {
      files: [TOKENS],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
    {
      files: [BREAKPOINTS],
      rules: {
        'media-feature-name-disallowed-list': null,
        'media-feature-name-unit-allowed-list': { '/(width|height)$/': ['em'] },
      },
    },
    {
      // Of two classes the one whose sheet is loaded last decides, which differs from page to page: a caller's must.
      files: ['src/kit/ui/tabs.module.css'],
      rules: {
        'selector-disallowed-list': [
          ['/^(?!:where\\(\\.tabs\\)$).*\\.tabs\\b/'],
          { message: 'Write :where(.tabs): the class of a caller decides, whichever sheet is loaded first.' },
        ],
      },
    },
    {
      // Watching or waiting, the bar has a part for acts that is empty.
      files: ['src/kit/ui/prompt-bar.module.css'],
      rules: {
        'selector-disallowed-list': [
          ['/:has\\(\\.options(?!, \\.actions:not\\(:empty\\)\\))/'],
          { message: 'Write :has(.options, .actions:not(:empty)): a part for acts may be empty.' },
        ],
      },
    },
  ],
};
