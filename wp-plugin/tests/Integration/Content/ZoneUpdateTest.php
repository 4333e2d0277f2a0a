<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Content\Actions\DependentChanges;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\LocalTimes;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\ZoneUpdate;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Tests\IntegrationTestCase;

/** A new version of the database of zones: what was typed stays, its instants move. */
final class ZoneUpdateTest extends IntegrationTestCase
{
    public function testWhatIsTypedIsWhatTheFrontendShows(): void
    {
        $event = $this->reload($this->event(['startsAt' => '2026-12-05T18:00', 'endsAt' => '2026-12-05']));

        // PHP 8.2 of Debian reads 17:00Z, and Node shows 17:00 then.
        self::assertSame(['2026-12-05T18:00:00Z', '2026-12-05T23:59:59Z'], [$event->values->text('startsAt'), $event->values->text('endsAt')]);
        self::assertSame(['startsAt' => '2026-12-05T18:00:00', 'endsAt' => '2026-12-05T23:59:59'], LocalTimes::stored($event->id));
    }

    public function testInstantsFollowWhatWasTypedOnceAndForAllLanguages(): void
    {
        $french = $this->event(['startsAt' => '2026-12-05T18:00', 'endsAt' => '2026-12-05T20:30']);
        $english = $this->content->published(ContentType::Event, groupId: $french->groupId, language: Lang::English);
        $other = $this->event(['startsAt' => '2026-12-05T18:00', 'zone' => 'Africa/Dakar']);
        foreach ([$french, $english] as $record) {
            $this->store($record, ['startsAt' => '2026-12-05T17:00:00Z', 'endsAt' => '2026-12-05T19:30:00Z']);
        }
        $versions = [$this->reload($french)->version, $this->reload($other)->version];

        $this->update();

        foreach ([$french, $english] as $record) {
            $now = $this->reload($record);
            self::assertSame(['2026-12-05T18:00:00Z', '2026-12-05T20:30:00Z'], [$now->values->text('startsAt'), $now->values->text('endsAt')]);
        }
        $rows = $this->db->rows("SELECT starts_at FROM {$this->db->table('catalogue')} WHERE group_id = %d", $french->groupId);
        self::assertSame(['2026-12-05 18:00:00', '2026-12-05 18:00:00'], array_column($rows, 'starts_at'));
        self::assertSame([$versions[0] + 1, $versions[1]], [$this->reload($french)->version, $this->reload($other)->version]);
        $this->update();
        self::assertSame([$versions[0] + 1, $versions[1]], [$this->reload($french)->version, $this->reload($other)->version], 'It repeats without effect.');
    }

    /** Records without stored local times were read by PHP’s own database. */
    public function testRecordsOfBeforeShowWhatWasTypedByThen(): void
    {
        $event = $this->event(['startsAt' => '2026-12-05T18:00']);
        $typed = new DateTimeImmutable('2026-12-05T18:00', new DateTimeZone('Africa/Casablanca'));
        $this->store($event, ['startsAt' => $typed->setTimezone(new DateTimeZone('UTC'))->format('Y-m-d\TH:i:s\Z')]);
        delete_post_meta($event->id, LocalTimes::META);

        $this->update();

        self::assertSame('2026-12-05T18:00:00Z', $this->reload($event)->values->text('startsAt'));
        self::assertSame(['startsAt' => '2026-12-05T18:00:00'], LocalTimes::stored($event->id));
    }

    public function testNobodyIsNotifiedOfDeadlinesThatStillHold(): void
    {
        $owner = $this->users->operateur();
        $values = ['zone' => 'Africa/Casablanca', 'opensAt' => '2026-12-01T08:00', 'closesAt' => '2098-12-05'];
        $call = $this->content->published(ContentType::CallForApplication, $values, ownerId: $owner->id, at: new DateTimeImmutable('-60 days'));
        $this->store($call, ['closesAt' => '2098-12-05T22:59:59Z']);
        $count = fn (string $table): int => (int) $this->db->value("SELECT COUNT(*) FROM {$this->db->table($table)}");
        $before = [$count('notices'), $count('call_date_changes')];

        $this->update();

        self::assertSame('2098-12-05T23:59:59Z', $this->reload($call)->values->text('closesAt'));
        self::assertSame($before, [$count('notices'), $count('call_date_changes')]);
    }

    /** @param array<string, mixed> $values */
    private function event(array $values): Record
    {
        return $this->content->published(ContentType::Event, ['zone' => 'Africa/Casablanca', ...$values]);
    }

    /**
     * Stores instants as another version of the database read them.
     *
     * @param array<string, string> $instants
     */
    private function store(Record $record, array $instants): void
    {
        foreach ($instants as $key => $instant) {
            self::assertNotFalse(update_post_meta($record->id, Field::metaKeyOf($key), $instant));
        }
    }

    private function update(): void
    {
        (new ZoneUpdate($this->plugin->get(Definitions::class), $this->plugin->get(Records::class), $this->plugin->get(DependentChanges::class), 'test'))->up($this->db);
    }
}
