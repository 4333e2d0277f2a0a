<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Content\Record;
use Passerelle\Kernel\Config;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\Decide;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\ModerationTables;
use Passerelle\Moderation\Queue\QueueTables;
use Passerelle\Moderation\Queue\WaitingPlace;
use Passerelle\Moderation\Queue\WaitingTimes;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\Target;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group('exhaustive')]
final class WaitingTimesTest extends IntegrationTestCase
{
    private const FORMAT = 'Y-m-d H:i:s';

    private WaitingTimes $times;
    private Viewer $owner;

    protected function setUp(): void
    {
        parent::setUp();
        foreach ([QueueTables::QUEUE, ModerationTables::DECISIONS] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
        $this->times = $this->plugin->get(WaitingTimes::class);
        $this->owner = $this->users->beneficiaire();
    }

    public function testThePlaceIsThatInTheCountryWhoseTurnComesFirst(): void
    {
        [$first, $second] = [$this->pending(['SN'], hoursAgo: 50), $this->pending(['SN'], hoursAgo: 40)];
        $third = $this->pending(['SN'], hoursAgo: 30);
        $french = $this->pending(['FR'], hoursAgo: 60);
        $both = $this->pending(['FR', 'SN'], hoursAgo: 20);
        $same = $this->pending(['SN'], hoursAgo: 30);
        $decided = $this->decide($this->pending(['SN'], hoursAgo: 90), Decision::ToEdit);

        self::assertSame(
            [$first->id => 0, $second->id => 1, $third->id => 2, $french->id => 0, $both->id => 1, $same->id => 3],
            $this->ahead($first, $second, $third, $french, $both, $same, $decided),
        );
        self::assertSame([], $this->times->of([]));
        self::assertSame([], $this->times->of([0, 999_999, $decided->id]));
    }

    public function testAProposalWaitsAsARecordDoes(): void
    {
        $record = $this->content->published(ContentType::Initiative, ['countryIds' => ['SN']], ownerId: $this->owner->id);
        $this->pending(['SN'], hoursAgo: 5);
        self::assertSame([], $this->times->of([$record->id]));

        $this->db->execute(
            "INSERT INTO {$this->queue()} (post_id, target, country, status, type, language, owner_id, since, title_sort)
                VALUES (%d, 'proposal', 'SN', 'pending', 'initiative', 'fr', %d, %s, 'a')",
            $record->id,
            $this->owner->id,
            self::ago(1),
        );

        self::assertSame([$record->id => 1], $this->ahead($record));
    }

    public function testTheUsualTimeIsTheMedianOfTheCountryOrOfAllWhereItHasTooFewDecisions(): void
    {
        [$here, $elsewhere] = [$this->pending(['SN'], hoursAgo: 1), $this->pending(['FR'], hoursAgo: 1)];
        foreach ([24, 48, 72, 96] as $hours) {
            $this->decide($this->pending(['SN'], hoursAgo: $hours), Decision::ToEdit);
        }
        self::assertSame([null, null], $this->usual($here, $elsewhere), 'Four say nothing.');

        $this->decide($this->pending(['FR'], hoursAgo: 30 * 24), Decision::ToEdit);
        self::assertSame([3, 3], $this->usual($here, $elsewhere), 'Five of all countries: 1, 2, 3, 4 and 30 days.');

        $this->decide($this->pending(['SN'], hoursAgo: 23), Decision::ToEdit);
        self::assertSame([2, 2], $this->usual($here, $elsewhere), 'Five of Senegal (1, 1, 2, 3, 4); of all six the third, by nearest rank.');

        $this->db->execute("UPDATE {$this->decisions()} SET decided_at = %s", self::ago(31 * 24));
        self::assertSame([null, null], $this->usual($here, $elsewhere), 'Decisions of former months say nothing.');
    }

    public function testOtherTypesHaveTimesOfTheirOwn(): void
    {
        foreach ([24, 24, 24, 24, 24] as $hours) {
            $this->decide($this->pending(['SN'], hoursAgo: $hours), Decision::ToEdit);
        }
        $profile = $this->content->change(
            $this->content->draft(ContentType::CommunityProfile, ['activityCountry' => 'SN'], ownerId: $this->users->beneficiaire()->id),
            Transition::Submit,
        );

        self::assertSame([null], $this->usual($profile));
        self::assertSame([1], $this->usual($this->pending(['SN'], hoursAgo: 1)));
    }

    public function testADecisionKnowsSinceWhenItsRecordWaitedAndAnAlteredOneDidNotWait(): void
    {
        $record = $this->pending(['SN'], hoursAgo: 7);
        $rejected = $this->decide($record, Decision::Rejected);
        $this->decide($rejected, Decision::Valid, $this->users->with(Role::SuperAdministrateur));

        $since = $this->db->rows("SELECT waiting_since FROM {$this->decisions()} WHERE post_id = %d ORDER BY id", $record->id);
        self::assertSame([self::ago(7), null], array_column($since, 'waiting_since'));
    }

    public function testTheNumberOfQueriesIsTheSameForAnyNumberOfRecords(): void
    {
        $ids = array_map(fn (int $hours): int => $this->pending([['SN', 'FR', 'CM'][$hours % 3]], $hours)->id, range(1, 12));

        self::assertSame(2, $this->countQueries(fn (): array => $this->times->of(array_slice($ids, 0, 1))));
        self::assertSame(2, $this->countQueries(fn (): array => $this->times->of($ids)));
        self::assertSame(1, $this->countQueries(fn (): array => $this->times->of([999_999])));
    }

    /** @param list<string> $countries */
    private function pending(array $countries, int $hoursAgo): Record
    {
        $record = $this->content->change($this->content->draft(ContentType::Initiative, ['countryIds' => $countries], ownerId: $this->owner->id), Transition::Submit);
        $this->db->execute("UPDATE {$this->queue()} SET since = %s WHERE post_id = %d", self::ago($hoursAgo), $record->id);

        return $record;
    }

    private function decide(Record $record, Decision $decision, ?Viewer $by = null): Record
    {
        $reason = $decision === Decision::Rejected ? RejectionReason::Duplicate : null;
        $input = DecisionInput::of($decision, Target::Record, 'Précisez.', $reason, '', Config::fromDirectory(dirname(__DIR__, 3) . '/config')->textMax('long'));

        return ($this->plugin->get(Decide::class))($by ?? $this->users->administrator(), $record->id, $record->version, $input);
    }

    /** @return array<int, int> by post id */
    private function ahead(Record ...$records): array
    {
        $places = array_map(static fn (WaitingPlace $place): int => $place->ahead, $this->of(...$records));
        $ids = array_map(static fn (Record $record): int => $record->id, $records);
        uksort($places, static fn (int $a, int $b): int => array_search($a, $ids, true) <=> array_search($b, $ids, true));

        return $places;
    }

    /** @return list<int|null> days */
    private function usual(Record ...$records): array
    {
        $places = $this->of(...$records);

        return array_map(static fn (Record $record): ?int => ($places[$record->id] ?? self::fail())->usualDays, array_values($records));
    }

    /** @return array<int, WaitingPlace> */
    private function of(Record ...$records): array
    {
        return $this->times->of(array_map(static fn (Record $record): int => $record->id, array_values($records)));
    }

    /** Within the minute of the test. */
    private static function ago(int $hours): string
    {
        static $now = null;
        $now ??= new DateTimeImmutable('now', new DateTimeZone('UTC'));

        return $now->modify("-{$hours} hours")->format(self::FORMAT);
    }

    private function queue(): string
    {
        return $this->db->table(QueueTables::QUEUE);
    }

    private function decisions(): string
    {
        return $this->db->table(ModerationTables::DECISIONS);
    }
}
