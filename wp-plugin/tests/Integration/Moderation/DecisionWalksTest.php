<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\Decision;
use Passerelle\Tests\Integration\Content\Trials\Trials;
use Passerelle\Tests\Integration\Moderation\Walks\DecisionAttempt;
use Passerelle\Tests\Integration\Moderation\Walks\DecisionWalk;
use Passerelle\Tests\IntegrationTestCase;
use Passerelle\Tests\RandomWalk;
use PHPUnit\Framework\Attributes\Group;

/** Owners and validators together: one record for each decision, final is final, hidden texts stay hidden. */
#[Group('exhaustive')]
final class DecisionWalksTest extends IntegrationTestCase
{
    private const WALKS = 150;
    private const STEPS = 10;
    private const STATES = ['draft', 'pending', 'pending_review', 'rejected', 'publish', 'publish-proposal', 'completed-proposal', 'private-owner'];

    public function testWhateverIsTriedDecisionsKeepTheirInvariants(): void
    {
        $walk = new DecisionWalk($this->plugin, new Trials($this->plugin, $this->content, $this->users, ContentType::Initiative));
        $problems = [];
        $walks = RandomWalk::countOn($this->db, self::WALKS);
        for ($seed = 1; $seed <= $walks && $problems === []; $seed++) {
            $problem = RandomWalk::report(
                $seed,
                RandomWalk::of($seed, self::STEPS, DecisionAttempt::draw(...)),
                static fn (array $some): ?string => $walk->run(self::STATES[$seed % count(self::STATES)], $some),
                static fn (DecisionAttempt $attempt): string => $attempt->describe(),
            );
            $problems = $problem === '' ? [] : [$problem];
        }

        self::assertSame([], $problems);
        if ($walks < self::WALKS) {
            return;
        }
        $steps = array_values(array_diff(array_column(OwnerAction::cases(), 'value'), [OwnerAction::Delete->value]));
        $decisions = array_map(static fn (Decision $each): string => "{$each->value} record", Decision::cases());
        $proposals = ['valid proposal', 'to_edit proposal', 'rejected proposal'];
        self::assertSame([], array_values(array_diff([...$steps, ...$decisions, ...$proposals], array_keys($walk->done))), 'The walks take every step.');
    }
}
