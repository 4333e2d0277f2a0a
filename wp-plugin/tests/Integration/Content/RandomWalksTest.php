<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;
use Passerelle\Tests\Integration\Content\Trials\Trials;
use Passerelle\Tests\Integration\Content\Walks\Attempt;
use Passerelle\Tests\Integration\Content\Walks\Walk;
use Passerelle\Tests\IntegrationTestCase;
use Passerelle\Tests\RandomWalk;
use PHPUnit\Framework\Attributes\Group;

/** Anybody tries anything with a record in two languages. */
#[Group('exhaustive')]
final class RandomWalksTest extends IntegrationTestCase
{
    private const WALKS = 200;
    private const STEPS = 10;
    /** No translation is made from these. */
    private const UNTRANSLATED = ['rejected', 'trash'];

    public function testWhateverIsTriedTheInvariantsHold(): void
    {
        $walk = new Walk($this->plugin, new Trials($this->plugin, $this->content, $this->users, ContentType::Initiative));
        $problems = [];
        $walks = RandomWalk::countOn($this->db, self::WALKS);
        for ($seed = 1; $seed <= $walks && $problems === []; $seed++) {
            $attempts = RandomWalk::of($seed, self::STEPS, Attempt::draw(...));
            $state = Trials::STATES[$seed % count(Trials::STATES)];
            $isTranslated = intdiv($seed, count(Trials::STATES)) % 2 === 1 && !in_array($state, self::UNTRANSLATED, true);
            $problem = RandomWalk::report(
                $seed,
                $attempts,
                static fn (array $some): ?string => $walk->run($state, $some, $isTranslated),
                static fn (Attempt $attempt): string => $attempt->describe(),
            );
            $problems = $problem === '' ? [] : [$problem];
        }

        self::assertSame([], $problems);
        if ($walks < self::WALKS) {
            return;
        }
        $exists = static fn (Transition $each): bool => $each->startsFrom($each->rule()->from[0], ContentType::Initiative);
        $steps = array_column(array_filter(Transition::cases(), $exists), 'value');
        $ways = [...$steps, 'take_offline too', 'translate', 'purge', 'publish_due'];
        self::assertSame([], array_values(array_diff($ways, array_keys($walk->done))), 'The walks take every step of the table.');
    }
}
