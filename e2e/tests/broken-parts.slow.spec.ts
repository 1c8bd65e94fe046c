import { testBreakage, testChangedBytes, testSlowPart } from '../support/breakages.ts';
import { firstChunk, screenChunk } from '../support/broken-parts.ts';

testBreakage('the server is gone');
testBreakage('its chunk is 404');
testBreakage('the chunk of the screen is 404');
testBreakage('the chunk of the screen is cut off half-way');
testSlowPart('chunk of the screen', screenChunk);
testChangedBytes('its first chunk', firstChunk);
testChangedBytes('the chunk of the screen', screenChunk);
