<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content\OwnRecords;

use DateTimeImmutable;
use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\OwnRecords\OwnCounts;
use Passerelle\Content\OwnRecords\OwnTitles;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Record;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Structures\Memberships\ChangeMembership;
use Passerelle\Structures\Memberships\MembershipAction;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Content\OwnRecords\OwnCount;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Memberships\OwnStructures;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;

/** What the frame of the workspace says: how many records wait for their owner, and which has a title. */
#[Group('exhaustive')]
final class OwnOverviewTest extends IntegrationTestCase
{
    private const FEW = 3;
    private const MANY = 30;

    private Viewer $owner;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
    }

    public function testCountsDraftsAndWhatWasSentBackOfEachTypeAndNobodyElses(): void
    {
        $stranger = $this->users->beneficiaire();
        foreach (Status::listed() as $status) {
            $this->content->in($status, ContentType::Event, $stranger->id);
        }
        $this->draft('Un');
        $this->draft('Deux');
        $this->content->change($this->draft('Soumise'), Transition::Submit);
        $this->content->in(Status::ToEdit, ContentType::Initiative, $this->owner->id);
        $this->content->in(Status::ToEdit, ContentType::Resource, $this->owner->id);
        $this->content->published(ContentType::Event, ownerId: $this->owner->id);
        $this->content->change($this->draft('Effacée'), Transition::Trash);

        self::assertSame(['initiative' => [2, 1], 'resource' => [0, 1]], $this->counts());
        self::assertSame(['event' => [1, 1]], $this->counts($stranger));
        self::assertSame([], $this->counts($this->users->administrator()));
        self::assertSame(['forbidden'], $this->refusals(fn (): array => $this->counts(Viewer::anonymous())));
    }

    public function testARecordInTwoLanguagesCountsOnce(): void
    {
        $record = $this->draft('Un');
        ($this->plugin->get(TranslateContent::class))($this->owner, $record->id, Lang::English);

        self::assertSame(['initiative' => [1, 0]], $this->counts());
    }

    public function testAProposalThatWasSentBackCounts(): void
    {
        [$sentBack, $pending, $other] = array_map(
            fn (): Record => $this->content->published(ContentType::Initiative, ownerId: $this->owner->id),
            range(1, 3),
        );
        $stranger = $this->users->beneficiaire();
        $this->propose($sentBack, $this->owner, 'Précisez.');
        $this->propose($pending, $this->owner);
        $this->propose($this->content->published(ContentType::Initiative, ownerId: $stranger->id), $stranger, 'Précisez.');

        self::assertSame(['initiative' => [0, 1]], $this->counts());
        self::assertSame([$other->title], $this->titles($other->title));
    }

    public function testCoEditedRecordsCountForThoseWhoEditTheStructure(): void
    {
        [$member, $guest] = [$this->users->beneficiaire(), $this->users->beneficiaire()];
        $structure = $this->content->published(ContentType::Structure, ['members' => [
            ['user' => $this->owner->id, 'role' => 'owner', 'status' => 'member'],
            ['user' => $member->id, 'role' => 'member', 'status' => 'member'],
            ['user' => $guest->id, 'role' => 'guest', 'status' => 'member'],
        ]]);
        $this->content->draft(ContentType::Initiative, ['organiserId' => $structure->groupId], title: 'Ensemble', ownerId: $this->owner->id);

        self::assertSame([['initiative' => [1, 0]], ['initiative' => [1, 0]], []], [$this->counts(), $this->counts($member), $this->counts($guest)]);
        self::assertSame([['Ensemble'], ['Ensemble'], []], [$this->titles('ensemble'), $this->titles('ensemble', $member), $this->titles('ensemble', $guest)]);
    }

    public function testFindsTitlesByTheirWordsWhateverAccentsAndCase(): void
    {
        $record = $this->draft('L’Été à N’Djamena');
        $this->draft('L’hiver à Kayes');
        $this->content->draft(ContentType::Initiative, title: 'SECRET été', ownerId: $this->users->beneficiaire()->id);
        $this->content->change($this->draft('Été effacé'), Transition::Trash);

        self::assertSame([$record->title], $this->titles('ETE n\'dja'));
        self::assertSame(['L’hiver à Kayes', $record->title], $this->titles('l’'));
        self::assertSame([], $this->titles('été kayes'));
        self::assertSame([[], [], []], [$this->titles(''), $this->titles('  '), $this->titles('%')]);
        self::assertSame(['forbidden'], $this->refusals(fn (): array => $this->titles('été', Viewer::anonymous())));
    }

    public function testARecordIsFoundOnceInTheLanguageOfTheReader(): void
    {
        $record = $this->draft('Atelier');
        $english = ($this->plugin->get(TranslateContent::class))($this->owner, $record->id, Lang::English)->record;

        $find = fn (Lang $language): array => array_column($this->plugin->get(OwnTitles::class)->find($this->owner, $english->title, $language), 'id');

        self::assertSame([[$record->id], [$english->id]], [$find(Lang::French), $find(Lang::English)]);
    }

    public function testTheNumberOfTitlesIsLimited(): void
    {
        $most = Config::fromDirectory(dirname(__DIR__, 4) . '/config')->limit('ownRecords', 'titles');
        $this->makeDrafts($most + 1);

        self::assertCount($most, $this->titles('atelier'));
    }

    public function testTheNumberOfQueriesDoesNotGrow(): void
    {
        $this->makeDrafts(self::FEW);
        $few = $this->cost();
        $this->makeDrafts(self::MANY);

        self::assertSame($few, $this->cost());
    }

    public function testCountsRequestsInvitationsAndOffersThatWaitForThePerson(): void
    {
        $people = array_map(fn (): Viewer => $this->member(), range(1, 3));
        [$first, $second, $third] = $people;
        $structure = $this->content->published(
            ContentType::Structure,
            ['members' => [['user' => $first->id, 'role' => 'owner', 'status' => 'member']]],
            ownerId: $first->id,
        );
        $change = fn (Viewer $viewer, MembershipAction $action, ?Viewer $of = null, ?MembershipRole $role = null)
            => ($this->plugin->get(ChangeMembership::class))($viewer, $structure->id, $action, $of?->id, $role);
        $waiting = fn (): array => array_map($this->plugin->get(OwnStructures::class)->waiting(...), $people);

        self::assertSame([0, 0, 0], $waiting());
        $change($second, MembershipAction::Ask);
        $change($first, MembershipAction::Invite, $third, MembershipRole::Member);
        self::assertSame([1, 0, 1], $waiting());
        $change($first, MembershipAction::AcceptRequest, $second, MembershipRole::Member);
        $change($third, MembershipAction::RefuseInvitation);
        self::assertSame([0, 0, 0], $waiting());
        $change($first, MembershipAction::OfferTransfer, $second);
        self::assertSame([0, 1, 0], $waiting());
        self::assertSame(['access_token_missing'], $this->refusals(fn (): int => $this->plugin->get(OwnStructures::class)->waiting(Viewer::anonymous())));
    }

    private function member(): Viewer
    {
        $member = $this->users->beneficiaire();
        $this->content->published(ContentType::CommunityProfile, ownerId: $member->id);

        return $member;
    }

    private function makeDrafts(int $count): void
    {
        for ($made = 0; $made < $count; $made++) {
            $this->draft("Atelier {$made}");
        }
    }

    private function cost(): int
    {
        wp_cache_flush();

        return $this->countQueries(function (): void {
            $this->counts();
            $this->titles('atelier 1');
        });
    }

    private function draft(string $title): Record
    {
        return $this->content->draft(ContentType::Initiative, title: $title, ownerId: $this->owner->id);
    }

    private function propose(Record $record, Viewer $author, ?string $comment = null): void
    {
        $proposal = new Proposal($author->id, Status::Pending, new DateTimeImmutable(), 'Nouveau titre', $record->slug, Audience::Public, ['subtitle' => 'Autre']);
        $this->plugin->get(ProposalStore::class)->write($record->id, $comment === null ? $proposal : $proposal->sentBack($comment));
    }

    /** @return array<string, array{int, int}> drafts and records to edit, by type, of the types that have some */
    private function counts(?Viewer $viewer = null): array
    {
        $counts = [];
        foreach ($this->plugin->get(OwnCounts::class)->of($viewer ?? $this->owner) as $count) {
            if ($count->drafts + $count->toEdit > 0) {
                $counts[$count->type->value] = self::pair($count);
            }
        }

        return $counts;
    }

    /** @return array{int, int} */
    private static function pair(OwnCount $count): array
    {
        return [$count->drafts, $count->toEdit];
    }

    /** @return list<string> */
    private function titles(string $text, ?Viewer $viewer = null): array
    {
        return array_map(
            static fn (Record $record): string => $record->title,
            $this->plugin->get(OwnTitles::class)->find($viewer ?? $this->owner, $text, Lang::French),
        );
    }
}
