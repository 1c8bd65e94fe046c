import { useConfig } from '@title24/remote-kit/runtime';
import { doItYourself, policy } from '@title24/shared-domain';
import { CardGrid, Prose, Stack } from '@title24/ui';

/** Explains which projects suit Do-It-Yourself. Must be below a level 2 heading. */
export function GoodFit() {
  const { navLinks } = useConfig();
  return (
    <Stack>
      <CardGrid>
        <Prose>
          <h3>Yes, if</h3>
          <ul>
            <li>it is an ordinary house, an ADU or an addition;</li>
            <li>you have plans with dimensions;</li>
            <li>you can measure walls and windows for each direction they face;</li>
            <li>you know or can look up your windows and equipment.</li>
          </ul>
        </Prose>
        <Prose>
          <h3>Probably not, if</h3>
          <ul>
            <li>the building has more than {policy.doItYourself.maxDwellingUnits} dwelling units;</li>
            <li>it has hydronic heating, or one central system for heating or hot water;</li>
            <li>you want to trade off solar panels against other measures;</li>
            <li>it is a commercial building;</li>
            <li>you’re in a rush and the plans aren’t complete.</li>
          </ul>
        </Prose>
      </CardGrid>
      <p>
        {doItYourself.isOpen
          ? 'You can try it at no cost. If you change your mind, send the plans to '
          : 'You can try it at no cost; ordering opens soon. Until then, or if it’s not for you, send the plans to '}
        <a href={navLinks.fullService}>Full Service</a>
        {doItYourself.isOpen ? ' instead.' : '.'}
      </p>
    </Stack>
  );
}
