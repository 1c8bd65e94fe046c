import { markupProblem } from './markup-problem.ts';

test.each([
  ['<a href="javascript:alert(1)">x</a>', 'href="javascript:alert(1)" of <a> is blocked'],
  ['<a href=" JaVa&#115;cript&colon;alert(1)">x</a>', /^href=.* of <a> is blocked$/],
  ['<form action="https://other.example/x"></form>', /^action=.* of <form> is blocked$/],
  ['<button formaction="//other.example/x">x</button>', /^formaction=.* of <button> is blocked$/],
  ['<iframe src="https://other.example/"></iframe>', /^src=.* of <iframe> is blocked$/],
  ['<img src="/x.png" onerror="alert(1)">', 'onerror="…" of <img> is blocked'],
  ['<div style="position:fixed;inset:0"></div>', 'style="…" of <div> is blocked'],
  ['<object data="/x.pdf"></object>', '<object> is blocked'],
  ['<p id="main">x</p>', 'the page has the id main twice'],
  ['<p id="a">x</p><p id=a>y</p>', 'the page has the id a twice'],
])('%s is refused: %s', (main, problem) => {
  expect(markupProblem({ main })).toEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  );
});

test('ids in the body’s slots must be unique, regardless of ids in the head', () => {
  expect(markupProblem({ top: '<p id="a"></p>', bottom: '<p id="a"></p>' })).toMatch(/the id a twice/);
  expect(markupProblem({ main: '<p id="a"></p>', head: '<meta id="a">' })).toBeNull();
});

test.each([
  '<a href="https://other.example/?q=javascript:">x</a>',
  '<form action="/login" method="post"><input name="onboarding" id="b"></form>',
  '<iframe src="/frame.html"></iframe>',
  '<p title="style=&quot;x&quot; onclick=y">id="main" javascript:</p>',
  '<a href="mailto:a@example.com">x</a>',
])('%s is allowed', (main) => {
  expect(markupProblem({ main })).toBeNull();
});
