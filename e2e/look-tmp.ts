import { chromium } from '@playwright/test';
import { PaperhangerServer } from './fixtures/paperhanger-server';
import { signIn } from './fixtures/sign-in';
const server = await PaperhangerServer.start();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ baseURL: server.url, locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' });
try {
  await signIn(page, server);
  const { look } = await import(process.argv[2]);
  await look(page, server);
} finally { await browser.close(); await server.kill(); server.removeData(); }
