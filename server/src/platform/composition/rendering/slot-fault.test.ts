import { headFault } from './head-fault.ts';
import { slotFault } from './slot-fault.ts';

test.each([
  '',
  'text with < and & and 1 <2',
  '<p class="a>b" title=\'</div>\' hidden data-x=1>a<br/>b<img src="/x.svg" alt=""></p>',
  '<!-- --><!--$--><div><!-- a > b --></div><!--/$-->',
  '<svg viewBox="0 0 1 1"><title>a</title><path d="M0 0"></path><path d="M0 0"/><use href="#a"/></svg>',
  '<ul><li>a<ul><li>b</li></ul></li><li><a href="/x">c</a></li></ul>',
  '<dl><dt>a</dt><dd><dl><dt>b</dt></dl></dd></dl>',
  '<form><textarea><div></p></textarea><select><optgroup><option selected="">a</option></optgroup></select></form>',
  '<DIV></div><details><summary>x</summary></details>',
])('markup that closes all its elements is allowed: %s', (html) => {
  expect(slotFault(html)).toBeNull();
});

test.each([
  '</div></div></main><h1>elsewhere</h1>',
  '<div>',
  '<p></div></p>',
  '<b><i></b></i>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<script src="/x.js"></script>',
  '<STYLE>body{}</STYLE>',
  '<title>x</title>',
  '<plaintext>',
  '<noscript><a title="</noscript><div>"></a></noscript>',
  '<!--> </div> -->',
  '<!-- --!> </div> -->',
  '<!-- open',
  '<!doctype html>',
  '</ div>',
  '<a b=x"y></div><p z">',
  '<div',
  '<textarea>',
  '<textarea><div></textarea></div>',
  '<button><div><button></button></div></button>',
  '<li><div><li></li></div></li>',
  '<dd><p><dt></dt></p></dd>',
  '<select><div><input></div></select>',
  '<form><div><form></form></div></form>',
  '<svg><div></div></svg>',
  '<svg><g/></svg>',
  '<p/>',
])('markup that could end its slot or change the document is refused: %s', (html) => {
  expect(slotFault(html)).toEqual(expect.stringMatching(/\S/));
});

test('very long markup is checked within the time limit of a test', () => {
  const row = '<li class="a b" title="x"><a href="/y?z=1&amp;b">text</a><!-- --></li>';
  expect(slotFault(`<ul>${row.repeat(20_000)}</ul>`)).toBeNull();
  expect(slotFault(`<p ${' a'.repeat(100_000)}`)).not.toBeNull();
});

test.each([
  '',
  '<link rel="icon" href="/static/favicon.ico" sizes="32x32"/><meta property="og:image" content="https://a/b.png"/>',
  '<script type="application/ld+json">{"@type":"Organization"}</script>\n<meta name="twitter:site" content="@x">',
])('the head accepts icons, link previews and structured data: %s', (html) => {
  expect(headFault(html)).toBeNull();
});

test.each([
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0">',
  '<meta name="robots" http-equiv="refresh" content="0">',
  '<meta name="referrer" content="unsafe-url">',
  '<script src="/x.js"></script>',
  '<script type="application/ld+json">{}</script><script>x</script>',
  '<title>x</title>',
  '<link rel="stylesheet" href="/x.css">',
  '</head><body>',
  '<meta property="og:title" content="a>b"><base href="/">',
  'text',
])('the head rejects other content: %s', (html) => {
  expect(headFault(html)).toEqual(expect.stringMatching(/\S/));
});
