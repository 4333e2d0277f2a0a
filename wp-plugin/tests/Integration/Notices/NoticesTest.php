<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Notices;

use DateTimeImmutable;
use DateTimeInterface;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Record;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Recipient;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Decide;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\Mails\DecisionMail;
use Passerelle\Moderation\Mails\OfflineMail;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\Target;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeStore;
use Passerelle\Notices\Notify;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

#[Group('exhaustive')]
final class NoticesTest extends IntegrationTestCase
{
    private const SECRET = 'Zebulonia, copied from elsewhere';
    private const REASON = 'Le lien mène à un autre site.';

    private Viewer $owner;
    private Viewer $moderator;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
        $this->moderator = $this->users->moderateur('SN');
        $this->clearOutbox();
    }

    public function testADecisionIsANoticeAndAMailInTheSameWords(): void
    {
        $record = $this->pending('Rythmes');

        $this->decide($record, Decision::ToEdit, 'Précisez les dates.');

        [$french] = $this->read($this->owner);
        self::assertSame(
            [NoticeKind::ModerationDecided, null, $record->groupId, "/tableau-de-bord/vos-initiatives/editer/{$record->id}/"],
            [$french->notice->kind, $french->notice->readAt, $french->notice->groupId, $french->path],
        );
        self::assertStringContainsString("\nPrécisez les dates.\n", $french->text);
        [$english] = $this->read($this->owner, Lang::English);
        self::assertSame('“Rythmes” needs changes', $english->title);
        self::assertSame("/en/dashboard/your-initiatives/edit/{$record->id}/", $english->path);
        self::assertSame([['moderation.decision', $this->owner->id]], $this->queued());
        self::assertSame([$english->title, $english->text], $this->mailed(DecisionMail::class, Lang::English));
    }

    public function testAnApprovalLeadsToThePublicPageAndAProposalHasItsOwnKind(): void
    {
        $record = $this->pending('Rythmes');
        $this->decide($record, Decision::Valid);
        [$valid] = $this->read($this->owner, Lang::English);
        self::assertSame(["/initiative/{$record->slug}/", '“Rythmes” is now online'], [$valid->path, $valid->title]);

        $this->plugin->get(DecisionStore::class)->add($record, $this->input(Decision::Rejected, Target::Proposal, reason: RejectionReason::Duplicate), $this->moderator->id);
        $decision = $this->plugin->get(DecisionStore::class)->lastOf($record->id) ?? self::fail();
        ($this->plugin->get(Notify::class))(NoticeKind::ProposalDecided, $this->reload($record), [$this->owner->id], ['decision' => $decision->id]);
        [$proposal] = $this->read($this->owner);
        self::assertSame([NoticeKind::ProposalDecided, "/tableau-de-bord/vos-initiatives/editer/{$record->id}/"], [$proposal->notice->kind, $proposal->path]);
        self::assertStringContainsString('sont refusées', $proposal->title);
    }

    public function testTheTextOfAnotherReasonIsInNoNotice(): void
    {
        $record = $this->pending();

        $this->decide($record, Decision::Rejected, 'SECRET comment', RejectionReason::Other, self::SECRET);

        $stored = (string) json_encode($this->db->rows("SELECT * FROM {$this->db->table('notices')}"));
        foreach (Lang::cases() as $language) {
            [$notice] = $this->read($this->owner, $language);
            self::assertStringContainsString($language === Lang::French ? 'Autre' : 'Other', $notice->text);
            self::assertDoesNotMatchRegularExpression('/Zebulonia|SECRET/', $stored . $notice->title . $notice->text);
        }
    }

    public function testARefusedDecisionRaisesNone(): void
    {
        $record = $this->pending();

        $late = fn (): Record => ($this->plugin->get(Decide::class))($this->moderator, $record->id, $record->version - 1, $this->input(Decision::Valid));
        self::assertSame(['stale_version'], $this->refusals($late));

        self::assertSame([[], []], [$this->read($this->owner), $this->queued()]);
    }

    public function testCoEditorsAreNotifiedAndThoseWhoLeftReadNothingOfWhatIsNotPublic(): void
    {
        [$member, $guest] = [$this->users->beneficiaire(), $this->users->beneficiaire()];
        $structure = $this->structure([$this->owner, 'owner'], [$member, 'member'], [$guest, 'guest']);
        $draft = $this->content->draft(ContentType::Initiative, ['organiserId' => $structure->groupId], title: 'SECRET title', ownerId: $this->owner->id);
        $this->decide($this->content->change($draft, Transition::Submit), Decision::ToEdit, 'SECRET comment');
        self::assertStringContainsString('SECRET', $this->read($member)[0]->title);
        self::assertSame([], $this->read($guest));

        $this->content->save($structure, ['members' => [['user' => $this->owner->id, 'role' => 'owner', 'status' => 'member']]]);

        [$notice] = $this->read($member);
        self::assertSame(
            ['Une fiche que vous ne pouvez plus consulter', 'Elle a été supprimée, ou vous n’y avez plus accès.', null],
            [$notice->title, $notice->text, $notice->path],
        );
    }

    public function testStaffTakeARecordOfflineWithAReasonAndPutItBack(): void
    {
        $record = $this->content->published(ContentType::Initiative, title: 'Rythmes', ownerId: $this->owner->id);
        $editor = $this->users->editor();

        $offline = $this->change($record, Transition::TakeOffline, $editor, self::REASON);

        [$notice] = $this->read($this->owner);
        self::assertSame(
            [NoticeKind::RecordOffline, "«\u{A0}Rythmes\u{A0}» n’est plus en ligne", "/tableau-de-bord/vos-initiatives/editer/{$record->id}/"],
            [$notice->notice->kind, $notice->title, $notice->path],
        );
        self::assertStringContainsString("\n" . self::REASON . "\n", $notice->text);
        self::assertStringContainsString('Seule l’équipe peut remettre la page en ligne.', $notice->text);
        self::assertSame([['moderation.offline', $this->owner->id]], $this->queued());
        self::assertSame([$notice->title, $notice->text], $this->mailed(OfflineMail::class, Lang::French));
        $outbox = (string) json_encode($this->db->rows("SELECT * FROM {$this->db->table('outbox')}"));
        self::assertStringNotContainsString('autre site', $outbox);

        $this->change($offline, Transition::PutBack, $editor);
        [$back] = $this->read($this->owner, Lang::English);
        self::assertSame(['“Rythmes” is back online', "/initiative/{$record->slug}/"], [$back->title, $back->path]);
        self::assertStringNotContainsString(self::REASON, $back->text);
    }

    /** @return array<string, array{Status}> of the other language, which the step changes too */
    public static function otherLanguage(): array
    {
        return ['publish' => [Status::Published], 'future' => [Status::Scheduled]];
    }

    #[DataProvider('otherLanguage')]
    public function testARecordThatIsTakenOfflineInBothLanguagesIsOneNoticeAndOneMail(Status $status): void
    {
        $french = $this->content->published(ContentType::Initiative, title: 'Rythmes', ownerId: $this->owner->id);
        $english = $this->content->draft(ContentType::Initiative, title: 'Rhythms', language: Lang::English, groupId: $french->groupId, ownerId: $this->owner->id);
        $this->content->reach($english, $status);

        $this->change($this->reload($french), Transition::TakeOffline, $this->users->editor(), self::REASON);

        $titles = array_map(static fn (ReadNotice $each): string => $each->title, $this->read($this->owner));
        self::assertSame(["«\u{A0}Rythmes\u{A0}» n’est plus en ligne"], $titles);
        self::assertSame([['moderation.offline', $this->owner->id]], $this->queued());
    }

    public function testNobodyIsNotifiedOfWhatTheyDidNorOfWhatTheyDoNotEdit(): void
    {
        $own = $this->content->published(ContentType::Initiative, ownerId: $this->owner->id);
        $this->change($this->change($own, Transition::Offline, $this->owner), Transition::Online, $this->owner);
        $operator = $this->users->operateur();
        $call = $this->content->published(ContentType::CallForApplication, ownerId: $operator->id);
        $this->change($call, Transition::Offline, $operator);
        $member = $this->users->beneficiaire();
        $structure = $this->structure([$this->owner, 'owner'], [$member, 'member']);
        $this->change($structure, Transition::TakeOffline, $this->users->editor(), self::REASON);

        self::assertSame([], $this->read($member));
        // Staff published it; its owner took it offline.
        self::assertSame([NoticeKind::CallState], array_map(static fn (ReadNotice $each): NoticeKind => $each->notice->kind, $this->read($operator)));
        self::assertStringEndsWith('est en ligne', $this->read($operator)[0]->title);
        self::assertSame([$structure->groupId], array_map(static fn (ReadNotice $each): int => $each->notice->groupId, $this->read($this->owner)));
    }

    public function testMarkingConcernsOnesOwn(): void
    {
        $other = $this->users->beneficiaire();
        $record = $this->content->published(ContentType::Initiative, ownerId: $this->owner->id);
        $ids = [];
        foreach ([$this->owner, $this->owner, $other] as $reader) {
            $ids[] = $this->plugin->get(NoticeStore::class)->add($reader->id, NoticeKind::RecordOffline, $record->groupId, ['post' => $record->id]);
        }

        $this->plugin->get(NoticeStore::class)->markRead($this->owner->id, [$ids[0], $ids[2], 999_999]);
        self::assertSame([1, 1], $this->unread($this->owner, $other));
        $read = $this->plugin->get(NoticeStore::class)->find($ids[0])->readAt ?? self::fail();
        $this->plugin->get(NoticeStore::class)->markAllRead($this->owner->id);
        self::assertSame([0, 1], $this->unread($this->owner, $other));
        self::assertEquals($read, $this->plugin->get(NoticeStore::class)->find($ids[0])?->readAt);
    }

    public function testNoticesEndWithTheLastLanguageOfTheirRecordAndAfterSomeTime(): void
    {
        $french = $this->pending();
        $english = $this->content->draft(ContentType::Initiative, [], Lang::English, title: 'SECRET title', groupId: $french->groupId, ownerId: $this->owner->id);
        $kept = $this->pending();
        foreach ([$this->content->change($english, Transition::Submit), $this->reload($french), $kept] as $record) {
            $this->decide($record, Decision::ToEdit, 'Précisez.');
        }

        wp_delete_post($english->id, true);
        $ofEnglish = $this->read($this->owner)[2];
        self::assertSame(['Une fiche que vous ne pouvez plus consulter', null], [$ofEnglish->title, $ofEnglish->path]);
        wp_delete_post($french->id, true);
        self::assertSame([$kept->groupId], array_map(static fn (ReadNotice $each): int => $each->notice->groupId, $this->read($this->owner)));

        $days = Config::fromDirectory(dirname(__DIR__, 3) . '/config')->limit('notices', 'keepDays');
        self::assertSame(0, $this->later($days - 1)->purge());
        self::assertSame(1, $this->later($days + 1)->purge());
        self::assertSame([], $this->read($this->owner));
    }

    public function testTheNumberOfQueriesDoesNotGrowWithThatOfNotices(): void
    {
        $decide = function (int $times): void {
            for ($i = 0; $i < $times; $i++) {
                $this->decide($this->pending(), Decision::ToEdit, 'Précisez.');
            }
            wp_cache_flush();
        };
        $decide(2);
        $few = $this->countQueries(fn (): array => $this->read($this->owner));
        $decide(10);

        self::assertLessThanOrEqual($few, $this->countQueries(fn (): array => $this->read($this->owner)));
        self::assertCount(12, $this->read($this->owner));
        self::assertCount(2, ($this->plugin->get(ReadNotices::class))($this->owner, Lang::French, 2, 10));
    }

    private function later(int $days): NoticeStore
    {
        $clock = new FrozenClock((new DateTimeImmutable("+{$days} days"))->format(DateTimeInterface::ATOM));

        return $this->pluginWith([Clock::class => $clock])->get(NoticeStore::class);
    }

    /** @param array{Viewer, string} ...$people with their roles */
    private function structure(array ...$people): Record
    {
        return $this->content->published(ContentType::Structure, ['members' => array_map(
            static fn (array $each): array => ['user' => $each[0]->id, 'role' => $each[1], 'status' => 'member'],
            $people,
        )]);
    }

    private function pending(?string $title = null): Record
    {
        return $this->content->change($this->content->draft(ContentType::Initiative, title: $title, ownerId: $this->owner->id), Transition::Submit);
    }

    private function change(Record $record, Transition $transition, Viewer $by, string $reason = ''): Record
    {
        return ($this->plugin->get(ChangeStatus::class))(new StatusChange($by, $record->id, $transition, reason: $reason));
    }

    private function decide(Record $record, Decision $decision, string $comment = '', ?RejectionReason $reason = null, string $text = ''): Record
    {
        return ($this->plugin->get(Decide::class))($this->moderator, $record->id, $record->version, $this->input($decision, Target::Record, $comment, $reason, $text));
    }

    private function input(Decision $decision, Target $target = Target::Record, string $comment = '', ?RejectionReason $reason = null, string $text = ''): DecisionInput
    {
        return DecisionInput::of($decision, $target, $comment, $reason, $text, Config::fromDirectory(dirname(__DIR__, 3) . '/config')->textMax('long'));
    }

    /** @return list<ReadNotice> */
    private function read(Viewer $reader, Lang $language = Lang::French): array
    {
        return ($this->plugin->get(ReadNotices::class))($reader, $language, 1, 100);
    }

    /** @return list<int> */
    private function unread(Viewer ...$readers): array
    {
        return array_map(fn (Viewer $reader): int => $this->plugin->get(NoticeStore::class)->unread($reader->id), array_values($readers));
    }

    /**
     * @param class-string<DecisionMail|OfflineMail> $class of the mail
     * @return array{string, string} subject and paragraphs of the last mail
     */
    private function mailed(string $class, Lang $language): array
    {
        $payloads = $this->payloads();
        $content = $this->plugin->get($class)->content(new Recipient('owner@example.test', $language), (array) (end($payloads) ?: [])['data']) ?? self::fail();

        return [$content->subject, implode("\n", $content->paragraphs)];
    }

    /** @return list<array{mixed, mixed}> keys and users */
    private function queued(): array
    {
        return array_map(static fn (array $payload): array => [$payload['mail'] ?? null, $payload['userId'] ?? null], $this->payloads());
    }

    /** @return list<array<mixed>> */
    private function payloads(): array
    {
        $rows = $this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'mail' ORDER BY id");

        return array_map(static fn (string $payload): array => (array) json_decode($payload, true), $rows);
    }

    private function clearOutbox(): void
    {
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
    }
}
