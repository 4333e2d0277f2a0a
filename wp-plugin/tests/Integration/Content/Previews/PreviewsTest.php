<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content\Previews;

use Closure;
use DateTimeImmutable;
use Passerelle\Content\Actions\DetachAccount;
use Passerelle\Content\Actions\EditRights;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\Previews\PreviewRights;
use Passerelle\Content\Previews\ShowPreview;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Record;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Content\Records;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Content\Previews\PreviewLink;
use Passerelle\Content\Previews\PreviewLinks;
use Passerelle\Content\Previews\Previews;
use Passerelle\Content\Previews\PreviewStore;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;
use Passerelle\Tests\SampleKeys;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

final class PreviewsTest extends IntegrationTestCase
{
    private const DAYS = 7;
    private const DAY = 86_400;

    private FrozenClock $clock;
    private PreviewLinks $links;
    private Previews $previews;
    private ShowPreview $showPreview;
    private Viewer $owner;
    private Viewer $maker;
    private Record $structure;

    protected function setUp(): void
    {
        parent::setUp();
        $this->clock = new FrozenClock('2026-11-23 10:00:00');
        $this->links = $this->linksBy('former');
        $policy = $this->plugin->get(Policy::class);
        $editors = new EditorRecords($this->plugin->get(Records::class), $policy, new EditRights($policy));
        $rights = new PreviewRights($editors, new ViewerFactory(), $this->plugin->get(AccountState::class));
        $this->previews = new Previews($this->links, $this->store(), 2, $rights);
        $this->showPreview = new ShowPreview($this->links, $this->plugin->get(Records::class), $this->plugin->get(ProposalStore::class), $rights);
        $this->owner = $this->users->beneficiaire();
    }

    public function testALinkShowsTheGroupInEachLanguageInWhateverStatus(): void
    {
        foreach (Status::listed() as $status) {
            $record = $this->content->in($status, ContentType::Initiative, $this->owner->id);

            self::assertSame($record->id, $this->show($this->hash($record))->id, $status->value);
        }
        $record = $this->draft();
        $english = ($this->plugin->get(TranslateContent::class))($this->owner, $record->id, Lang::English)->record;

        self::assertSame([$record->id, $english->id], [$this->show($this->hash($record))->id, $this->show($this->hash($record), Lang::English)->id]);
    }

    public function testThoseWhoReadTheDraftMakeLinks(): void
    {
        $member = $this->users->beneficiaire();
        $structure = $this->content->published(ContentType::Structure, ['members' => [
            ['user' => $this->owner->id, 'role' => 'owner', 'status' => 'member'],
            ['user' => $member->id, 'role' => 'member', 'status' => 'member'],
        ]]);
        $record = $this->content->draft(ContentType::Initiative, ['organiserId' => $structure->groupId, 'countryIds' => ['SN']], ownerId: $this->owner->id);
        $validator = $this->users->moderateur('SN');

        foreach ([$this->owner, $member, $this->users->administrator()] as $viewer) {
            self::assertSame($record->id, $this->show($this->hash($record, $viewer))->id);
        }
        self::assertSame(['not_found'], $this->refusals(fn (): string => $this->hash($record, $validator)), 'Not submitted yet.');
        $pending = $this->content->change($record, Transition::Submit);
        self::assertSame($record->id, $this->show($this->hash($pending, $validator))->id);
    }

    public function testOthersCannotMakeALinkToWhatIsNotTheirs(): void
    {
        $strangers = [$this->users->beneficiaire(), $this->users->moderateur('FR'), Viewer::anonymous()];
        foreach ([Status::Draft, Status::Pending, Status::ToEdit, Status::Rejected, Status::Offline] as $status) {
            $record = $this->content->in($status, ContentType::Initiative, $this->owner->id);
            foreach ($strangers as $number => $stranger) {
                self::assertSame(['not_found'], $this->refusals(fn (): string => $this->hash($record, $stranger)), "{$status->value} {$number}");
            }
        }
        $training = $this->content->draft(ContentType::Training, ownerId: $this->owner->id);
        self::assertSame(['not_found'], $this->refusals(fn (): string => $this->hash($training)), 'Another type.');
    }

    public function testManagersOfACallShowIt(): void
    {
        $operator = $this->users->operateur();
        $manager = $this->users->operateur();
        $call = $this->content->draft(ContentType::CallForApplication, ['managerIds' => [$manager->id]], ownerId: $operator->id);
        foreach ([null, Transition::Publish, Transition::TakeOffline] as $transition) {
            $call = $transition === null ? $call : $this->content->change($call, $transition);
            foreach ([$operator, $manager, $this->users->administrator()] as $viewer) {
                self::assertSame($call->id, $this->show($this->hash($call, $viewer))->id, $call->status->value);
            }
            foreach ($call->status->isPublic() ? [] : [$this->users->operateur(), $this->users->beneficiaire(), Viewer::anonymous()] as $stranger) {
                self::assertSame(['not_found'], $this->refusals(fn (): string => $this->hash($call, $stranger)), $call->status->value);
            }
        }
    }

    public function testALinkEndsAfterSevenDays(): void
    {
        $record = $this->draft();
        $hash = $this->hash($record);
        $this->clock->advance(self::DAYS * self::DAY - 1);
        self::assertSame($record->id, $this->show($hash)->id);

        $this->clock->advance(1);
        self::assertSame(['link_expired'], $this->refusals(fn (): Record => $this->show($hash)));
    }

    public function testAnAlteredLinkIsUnknown(): void
    {
        $record = $this->draft();
        $other = $this->content->draft(ContentType::Initiative, ownerId: $this->users->beneficiaire()->id);
        $hash = $this->hash($record);
        [$id, $group, $user, $end, $signature] = explode('_', $hash);
        $later = (int) $end + 1;
        $next = (int) $id + 1;
        $foreign = $this->linksBy('another');
        $altered = [
            '',
            'x',
            "{$id}_{$other->groupId}_{$user}_{$end}_{$signature}",
            "{$id}_{$group}_{$this->users->administrator()->id}_{$end}_{$signature}",
            "{$id}_{$group}_{$user}_{$later}_{$signature}",
            "{$next}_{$group}_{$user}_{$end}_{$signature}",
            "{$id}_{$group}_{$user}_{$end}_" . strrev($signature),
            "{$id}_{$group}_{$user}_{$end}_",
            "{$group}_{$user}_{$end}_{$signature}",
            "{$hash}\n",
            "0{$hash}",
            $foreign->sign(new PreviewLink((int) $id, $record->groupId, $this->owner->id, new DateTimeImmutable('2026-11-23'), new DateTimeImmutable('2027-01-01'))),
        ];
        foreach ($altered as $number => $text) {
            self::assertSame(['not_found'], $this->refusals(fn (): Record => $this->show($text)), (string) $number);
        }
        self::assertSame(['not_found'], $this->refusals(fn (): Record => $this->show($hash, Lang::English)), 'No such language.');
    }

    public function testALinkOfAnOlderKeyWorksWhileItIsListed(): void
    {
        $record = $this->draft();
        $hash = $this->hash($record);

        self::assertSame($record->groupId, $this->linksBy('new', 'former')->read($hash)->groupId);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->linksBy('new')->read($hash)));
    }

    public function testALinkEndsWithTheRightOfWhoMadeIt(): void
    {
        $validator = $this->users->moderateur('SN');
        $record = $this->content->change($this->content->draft(ContentType::Initiative, ['countryIds' => ['SN']], ownerId: $this->owner->id), Transition::Submit);
        $ofValidator = $this->hash($record, $validator);
        $ofOwner = $this->hash($record);
        $this->content->change($record, Transition::Withdraw);
        self::assertSame(['link_expired'], $this->refusals(fn (): Record => $this->show($ofValidator)), 'A draft is none of theirs.');
        self::assertSame($record->id, $this->show($ofOwner)->id);

        $moved = $this->plugin->get(Records::class)->find($record->id);
        self::assertNotNull($moved);
        $this->plugin->get(DetachAccount::class)->transferOwnership($moved, $this->users->beneficiaire()->id);
        self::assertSame(['link_expired'], $this->refusals(fn (): Record => $this->show($ofOwner)), 'Handed over.');

        $gone = $this->draft();
        $hash = $this->hash($gone);
        $this->content->change($gone, Transition::Trash);
        self::assertSame(['not_found'], $this->refusals(fn (): Record => $this->show($hash)), 'Deleted.');
    }

    /** @return iterable<string, array{Closure(self): mixed}> what ends the right of a co-editor, a member of the structure that the record is written for */
    public static function ends(): iterable
    {
        yield 'closed by staff' => [static fn (self $test): mixed => update_user_meta($test->maker->id, AccountState::DISABLED_META, '1')];
        yield 'not complete any more' => [static fn (self $test): mixed => update_user_meta($test->maker->id, AccountStage::META, AccountStage::cases()[0]->value)];
        yield 'deleted' => [static function (self $test): void {
            require_once ABSPATH . 'wp-admin/includes/user.php';
            wp_delete_user($test->maker->id);
        }];
        yield 'left the structure' => [static fn (self $test): mixed => $test->content->save($test->structure, ['members' => [$test->member($test->owner, 'owner')]])];
        yield 'asks to join it again' => [static fn (self $test): mixed => $test->content->save($test->structure, ['members' => [
            $test->member($test->owner, 'owner'),
            ['user' => $test->maker->id, 'role' => 'member', 'status' => 'pretender'],
        ]])];
    }

    /** @param Closure(self): mixed $end */
    #[DataProvider('ends')]
    public function testALinkEndsWithTheAccountOrTheMembershipOfWhoMadeIt(Closure $end): void
    {
        $this->maker = $this->users->beneficiaire();
        $this->structure = $this->content->published(ContentType::Structure, ['members' => [$this->member($this->owner, 'owner'), $this->member($this->maker, 'member')]]);
        $record = $this->content->draft(ContentType::Initiative, ['organiserId' => $this->structure->groupId, 'countryIds' => ['SN']], ownerId: $this->owner->id);
        $ofOwner = $this->hash($record);
        $hash = $this->hash($record, $this->maker);
        self::assertSame($record->id, $this->show($hash)->id);
        self::assertCount(2, $this->previews->links($this->owner, $record->id));

        $end($this);

        self::assertSame(['link_expired'], $this->refusals(fn (): Record => $this->show($hash)));
        self::assertSame($record->id, $this->show($ofOwner)->id, 'Those of others go on.');
        self::assertSame([$this->owner->id], array_column($this->previews->links($this->owner, $record->id), 'userId'));
    }

    public function testALinkEndsWithTheRoleOfWhoMadeIt(): void
    {
        $administrator = $this->users->administrator();
        $validator = $this->users->moderateur('SN');
        $record = $this->content->change($this->content->draft(ContentType::Initiative, ['countryIds' => ['SN']], ownerId: $this->owner->id), Transition::Submit);
        foreach ([$administrator, $validator] as $maker) {
            $hash = $this->hash($record, $maker);
            self::assertSame($record->id, $this->show($hash)->id);

            (new WP_User($maker->id))->set_role(Role::Beneficiaire->value);

            self::assertSame(['link_expired'], $this->refusals(fn (): Record => $this->show($hash)));
        }
    }

    public function testOneLinkIsRevokedAndTheOthersGoOn(): void
    {
        $record = $this->draft();
        [$first, $second, $ofStaff] = [$this->hash($record), $this->hash($record), $this->hash($record, $this->users->administrator())];
        $links = $this->previews->links($this->owner, $record->id);
        self::assertSame(2, count($links), 'At most that many, the newest first.');
        [, $revoked] = $links;
        self::assertSame([$this->owner->id, '2026-11-23 10:00', '2026-11-30 10:00'], [
            $revoked->userId,
            $revoked->createdAt->format('Y-m-d H:i'),
            $revoked->expiresAt->format('Y-m-d H:i'),
        ]);

        $this->previews->revoke($this->owner, $record->id, $revoked->id);

        self::assertSame(['link_expired'], $this->refusals(fn (): Record => $this->show($second)));
        self::assertSame([$record->id, $record->id], [$this->show($first)->id, $this->show($ofStaff)->id]);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->previews->revoke($this->owner, $record->id, $revoked->id)), 'It is over.');
        $this->previews->revoke($this->owner, $record->id, $links[0]->id);
        self::assertSame(['link_expired'], $this->refusals(fn (): Record => $this->show($ofStaff)), 'Its owner ends those of others, too.');
    }

    public function testOthersNeitherListNorRevoke(): void
    {
        $record = $this->draft();
        $hash = $this->hash($record);
        $id = $this->previews->links($this->owner, $record->id)[0]->id;
        $other = $this->users->beneficiaire();
        $theirs = $this->content->draft(ContentType::Initiative, ownerId: $other->id);
        foreach ([$other, $this->users->operateur(), $this->users->moderateur('FR'), Viewer::anonymous()] as $stranger) {
            self::assertSame(['not_found'], $this->refusals(fn (): array => $this->previews->links($stranger, $record->id)));
            self::assertSame(['not_found'], $this->refusals(fn () => $this->previews->revoke($stranger, $record->id, $id)));
        }
        self::assertSame(['not_found'], $this->refusals(fn () => $this->previews->revoke($other, $theirs->id, $id)), 'Through a record of one’s own.');

        self::assertSame($record->id, $this->show($hash)->id);
    }

    public function testOldLinksAreForgotten(): void
    {
        $record = $this->draft();
        $hash = $this->hash($record);
        $this->clock->advance(self::DAYS * self::DAY);
        self::assertSame([], $this->previews->links($this->owner, $record->id));
        $young = $this->hash($record);

        $this->store()->purge();

        $table = $this->db->table(PreviewStore::TABLE);
        self::assertSame(['1'], $this->db->column("SELECT COUNT(*) FROM {$table} WHERE group_id = %d", $record->groupId));
        self::assertSame(['link_expired'], $this->refusals(fn (): Record => $this->show($hash)));
        self::assertSame($record->id, $this->show($young)->id);
    }

    public function testAProposalIsPreviewedBesideThePublicRecord(): void
    {
        $record = $this->content->published(ContentType::Initiative, ownerId: $this->owner->id);
        $input = new SaveInput($this->owner, $record->type, $record->language, ['subtitle' => 'Proposé'], id: $record->id, expectedVersion: $record->version);
        ($this->plugin->get(OwnerActions::class))($this->owner, OwnerAction::Propose, $record, $record->version, $input);

        self::assertSame('Proposé', $this->show($this->hash($record))->values->text('subtitle'));
        self::assertNotSame('Proposé', $this->plugin->get(Records::class)->find($record->id)?->values->text('subtitle'));
    }

    private function linksBy(string $key, string ...$older): PreviewLinks
    {
        return new PreviewLinks(SampleKeys::of($key, ...$older), $this->store(), $this->clock, self::DAYS);
    }

    private function store(): PreviewStore
    {
        return new PreviewStore($this->db, $this->clock);
    }

    /** @return array{user: int, role: string, status: string} */
    private function member(Viewer $person, string $role): array
    {
        return ['user' => $person->id, 'role' => $role, 'status' => 'member'];
    }

    private function draft(): Record
    {
        return $this->content->draft(ContentType::Initiative, ownerId: $this->owner->id);
    }

    private function hash(Record $record, ?Viewer $viewer = null): string
    {
        [, $link] = $this->previews->issue($viewer ?? $this->owner, $record->id);

        return $this->links->sign($link);
    }

    private function show(string $hash, Lang $language = Lang::French): Record
    {
        return ($this->showPreview)($hash, $language);
    }
}
