<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue\Recommendations;

use Passerelle\Accounts\InterestChoice;
use Passerelle\Content\Record;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Catalogue\Recommendations\Reason;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\Group;

/** What is hidden from the reader changes no list: neither its order nor its reasons. */
#[Group('exhaustive')]
final class HiddenFieldsTest extends RecommendationsTestCase
{
    private const OFFER = 'Une costumière et une salle de répétition.';

    private Viewer $person;

    protected function setUp(): void
    {
        parent::setUp();
        $this->person = $this->person(new InterestChoice(['theatre', 'dance'], ['SN', 'ML']), self::OFFER, self::OFFER);
        foreach (['dance', 'music', 'theatre'] as $sector) {
            $this->content->published(ContentType::Initiative, ['sectorIds' => [$sector], 'countryIds' => ['SN'], 'offered' => 'Un studio.']);
        }
    }

    public function testFieldsThatAPersonHidesFromVisitorsChangeNothing(): void
    {
        foreach (['members', 'nobody'] as $readers) {
            $profile = $this->profile(['visibility' => ['offered' => $readers, 'sought' => $readers]]);
            $before = $this->list();
            $this->content->save($profile, ['offered' => self::OFFER, 'sought' => self::OFFER]);

            self::assertSame($before, $this->list(), $readers);
        }
    }

    public function testAFieldThatIsHiddenLaterEndsTheMatch(): void
    {
        $profile = $this->profile(['offered' => self::OFFER]);
        self::assertStringContainsString('offers_sought', $this->list()[$profile->groupId] ?? '');

        $this->content->save($profile, ['visibility' => ['offered' => 'members']]);
        self::assertStringNotContainsString('offers_sought', $this->list()[$profile->groupId] ?? '');
        $this->content->save($profile, ['visibility' => ['offered' => 'public']]);
        self::assertStringContainsString('offers_sought', $this->list()[$profile->groupId] ?? '');
    }

    public function testFieldsForEditorsChangeNothing(): void
    {
        $profile = $this->profile();
        $before = $this->list();
        $this->content->save($profile, ['motivation' => self::OFFER, 'visibility' => ['biography' => 'nobody'], 'biography' => '<p>' . self::OFFER . '</p>']);

        self::assertSame($before, $this->list());
    }

    public function testWhatItemsForMembersContainBeyondTitleAndSummaryChangesNothing(): void
    {
        $initiative = $this->content->published(ContentType::Initiative, ['sectorIds' => ['music'], 'countryIds' => ['FR']], audience: Audience::Members);
        $event = $this->content->published(ContentType::Event, audience: Audience::Members);
        $before = $this->list();
        $this->content->save($initiative, ['offered' => self::OFFER, 'sought' => self::OFFER, 'sectorIds' => ['theatre'], 'countryIds' => ['SN', 'ML']]);
        $this->content->save($event, ['startsAt' => gmdate('Y-m-d\TH:i:s\Z', time() + DAY_IN_SECONDS), 'sectorIds' => ['dance']]);

        self::assertSame($before, $this->list());
    }

    public function testWhatIsNotPublicChangesNothing(): void
    {
        $before = $this->list();
        foreach ([Status::Draft, Status::Pending, Status::ToEdit, Status::Rejected, Status::Scheduled, Status::Offline, Status::Trash] as $status) {
            $record = $this->content->draft(ContentType::Initiative, ['offered' => self::OFFER, 'sought' => self::OFFER]);
            foreach (self::way($status) as $transition) {
                $record = $this->content->change($record, $transition, $transition === Transition::Schedule ? new \DateTimeImmutable('+2 days') : null);
            }
            self::assertSame($before, $this->list(), $status->value);
        }
        self::assertSame([], $this->words(['costumier']));
    }

    public function testAnItemThatIsTakenOfflineIsForgotten(): void
    {
        $profile = $this->profile(['offered' => self::OFFER]);
        self::assertArrayHasKey($profile->groupId, $this->list());
        $this->content->change($this->reload($profile), Transition::TakeOffline);

        self::assertArrayNotHasKey($profile->groupId, $this->list());
        self::assertSame([], $this->words(['costumier']));
    }

    /** @return list<Transition> */
    private static function way(Status $status): array
    {
        return match ($status) {
            Status::Pending => [Transition::Submit],
            Status::ToEdit => [Transition::Submit, Transition::SendBack],
            Status::Rejected => [Transition::Submit, Transition::Reject],
            Status::Scheduled => [Transition::Schedule],
            Status::Offline => [Transition::Publish, Transition::TakeOffline],
            Status::Trash => [Transition::Trash],
            default => [],
        };
    }

    /** @param array<string, mixed> $values */
    private function profile(array $values = []): Record
    {
        return $this->content->published(ContentType::CommunityProfile, ['activityCountry' => 'FR', 'sectorIds' => ['music'], ...$values]);
    }

    /** @return array<int, string> reasons by group id, in the order of the list */
    private function list(): array
    {
        $list = [];
        foreach ($this->recommendations($this->person) as $each) {
            $list[$each->record->groupId] = implode(' ', array_map(static fn (Reason $reason): string => "{$reason->code->value} {$reason->value}", $each->reasons));
        }

        return $list;
    }

    /**
     * @param list<string> $stems
     * @return list<string>
     */
    private function words(array $stems): array
    {
        $table = $this->db->table('opportunity_words');

        return $this->db->column("SELECT stem FROM {$table} WHERE stem IN ('" . implode("', '", $stems) . "')");
    }
}
