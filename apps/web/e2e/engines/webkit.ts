import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { type Engine, type Tab, WINDOW } from './tab.ts';

const MISSING = 'No WebKit found. Install it (Debian and Ubuntu: "apt install webkit2gtk-driver xvfb").';

/** Starts a program of the system; throws a one-line error where there is none. */
async function start(program: string, args: readonly string[], more: { display?: string } = {}): Promise<ChildProcess> {
  const env = { ...process.env, ...(more.display && { DISPLAY: more.display }) };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  await once(child, 'spawn').catch(() => {
    throw new Error(MISSING);
  });
  return child;
}

/** A screen without a monitor, and its name. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = await start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Waits until a driver listens. */
async function listens(url: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await fetch(`${url}/status`);
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function tabOf(driver: WebDriver): Tab {
  const from = { origin: 'viewport' as never, duration: 30 };
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    evaluate: (expression) =>
      driver.executeAsyncScript(`const done = arguments[0]; Promise.resolve(${expression}).then(done);`),
    async press([first, ...path]) {
      if (!first) return;
      const actions = driver
        .actions({ async: true })
        .move({ ...first, ...from })
        .press();
      for (const point of path) actions.move({ ...point, ...from });
      await actions.release().perform();
    },
    async type(text) {
      for (const letter of text)
        await driver
          .actions()
          .sendKeys(letter === '\n' ? Key.ENTER : letter)
          .perform();
    },
    give: (selector, file) => driver.findElement(By.css(selector)).sendKeys(file),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}

/** Starts the browser of WebKitGTK on a screen of its own; it has the engine of Safari. */
export async function startWebKit(): Promise<Engine> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const service = await start('WebKitWebDriver', [`--port=${port}`], { display });
  const stop = () => {
    service.kill();
    screen.kill();
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await listens(url);
    const driver = await new Builder().usingServer(url).withCapabilities({ browserName: 'MiniBrowser' }).build();
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...WINDOW });
    const about = await driver.getCapabilities();
    return {
      version: `${about.getBrowserName()} ${about.getBrowserVersion()}`,
      tab: tabOf(driver),
      async close() {
        await driver.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
