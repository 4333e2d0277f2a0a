<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use Passerelle\Catalogue\Verify;
use Passerelle\Moderation\Decide;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\Queue\QueueVerify;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\Listeners;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\StoredDecision;
use Passerelle\Moderation\Target;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** What a decision on one language means for the other, from every status to every status. */
#[Group('exhaustive')]
final class RejectedLanguagesTest extends IntegrationTestCase
{
    private const MAX = 100;
    /** Status of what is decided on => statuses of the other language that change with it, and by which step; all else stays. */
    private const CHANGED_TOO = [
        'pending' => ['pending' => 'reject'],
        'publish' => ['pending' => 'reject', 'publish' => 'alter_valid', 'completed' => 'alter_valid', 'private' => 'alter_valid', 'future' => 'unschedule'],
        'completed' => ['pending' => 'reject', 'publish' => 'alter_valid', 'completed' => 'alter_valid', 'private' => 'alter_valid', 'future' => 'unschedule'],
        'private' => ['pending' => 'reject', 'publish' => 'alter_valid', 'completed' => 'alter_valid', 'private' => 'alter_valid', 'future' => 'unschedule'],
    ];

    private Viewer $owner;
    private Viewer $super;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
        $this->super = $this->users->with(Role::SuperAdministrateur);
    }

    /** @return iterable<string, array{Status}> */
    public static function decidable(): iterable
    {
        foreach (array_keys(self::CHANGED_TOO) as $status) {
            yield $status => [Status::from($status)];
        }
    }

    #[DataProvider('decidable')]
    public function testARejectionConcernsTheLanguagesOnWhichTheSameIsDecided(Status $status): void
    {
        $expected = $actual = [];
        foreach (Status::listed() as $sibling) {
            [$record, $other] = $this->pair($status, $sibling);
            $too = self::CHANGED_TOO[$status->value][$sibling->value] ?? null;
            $after = match ($too) {
                null => $sibling->value,
                'unschedule' => 'draft',
                default => 'rejected',
            };
            $expected[$sibling->value] = [
                'statuses' => ['rejected', $after],
                'decided' => [[$record->id, $status->value], ...$after === 'rejected' && $too !== null ? [[$other->id, $sibling->value]] : []],
                'lines' => [
                    ($status === Status::Pending ? 'reject' : 'alter_valid') . ": {$status->value} → rejected of {$record->id}",
                    ...$too === null ? [] : ["{$too}: {$sibling->value} → {$after} of {$other->id}"],
                ],
                'mails' => 1,
            ];
            $actual[$sibling->value] = $this->decide($record, $other, Decision::Rejected);
        }

        self::assertSame($expected, $actual);
        self::assertSame([], array_map(strval(...), [...$this->plugin->get(Verify::class)->differences()]));
        self::assertSame([], [...$this->plugin->get(QueueVerify::class)->differences()]);
    }

    public function testWhatIsScheduledIsNotPublishedOnceTheRecordIsRejected(): void
    {
        [$record, $other] = $this->pair(Status::Published, Status::Scheduled);
        $last = $this->plugin->get(AuditLines::class)->head()->lastId;
        $notices = $this->mails('%');

        $this->decide($record, $other, Decision::Rejected);

        $after = $this->reload($other);
        self::assertSame([Status::Draft, $other->version + 1, null], [$after->status, $after->version, $after->publishedAt]);
        self::assertSame(['incomplete', 'incomplete'], array_values(array_map(
            static fn (AuditLine $line): string => $line->reason,
            array_filter($this->plugin->get(AuditLines::class)->ofGroup($record->groupId), static fn (AuditLine $line): bool => $line->id > $last),
        )));
        self::assertFalse(wp_next_scheduled('publish_future_post', [$other->id]));
        self::assertSame($notices + 1, $this->mails('%'), 'No other mail.');
    }

    public function testARejectionThatFailsLeavesWhatIsScheduled(): void
    {
        [$record, $other] = $this->pair(Status::Published, Status::Scheduled);
        add_action(Listeners::HOOK, static function (ContentChanged $change) use ($other): void {
            if ($change->record()->id === $other->id) {
                throw DomainError::staleVersion();
            }
        });

        self::assertSame(['stale_version'], $this->refusals(fn (): array => $this->decide($record, $other, Decision::Rejected)));
        self::assertEquals([$record, $other], [$this->reload($record), $this->reload($other)]);
    }

    public function testOtherDecisionsConcernOneLanguage(): void
    {
        $decisions = [
            [Status::Published, Decision::ToEdit],
            [Status::Published, Decision::Pending],
            [Status::Pending, Decision::ToEdit],
            [Status::Rejected, Decision::Pending],
        ];
        foreach ($decisions as [$status, $decision]) {
            foreach ([Status::Published, Status::Pending, Status::Rejected, Status::Scheduled] as $sibling) {
                [$record, $other] = $this->pair($status, $sibling);

                $done = $this->decide($record, $other, $decision);

                self::assertSame([$decision->status()->value, $sibling->value], $done['statuses'], "{$status->value}, {$sibling->value}: {$decision->value}");
                self::assertCount(1, $done['lines']);
            }
        }
    }

    public function testModeratorsRejectNothingThatIsPublicOrWillBe(): void
    {
        foreach ([Status::Published, Status::Scheduled] as $sibling) {
            [$record, $other] = $this->pair(Status::Pending, $sibling);
            $this->decide($record, $other, Decision::Rejected, $this->users->moderateur('SN'));

            self::assertEquals($other, $this->reload($other));
        }
    }

    /** @return array{Record, Record} a record in French, and in English */
    private function pair(Status $status, Status $sibling): array
    {
        $french = $this->content->draft(ContentType::Initiative, ownerId: $this->owner->id);
        $english = $this->content->draft(ContentType::Initiative, language: Lang::English, groupId: $french->groupId, ownerId: $this->owner->id);
        $english = $this->content->reach($this->reload($english), $sibling, offlineByOwner: true);
        $french = $this->content->reach($this->reload($french), $status, offlineByOwner: true);

        return [$this->reload($french), $this->reload($english)];
    }

    /** @return array{statuses: list<string>, decided: list<array{int, string}>, lines: list<string>, mails: int} */
    private function decide(Record $record, Record $other, Decision $decision, ?Viewer $by = null): array
    {
        $last = $this->plugin->get(AuditLines::class)->head()->lastId;
        $mails = $this->mails();
        $reason = $decision === Decision::Rejected ? RejectionReason::Incomplete : null;
        $input = DecisionInput::of($decision, Target::Record, 'Motif', $reason, '', self::MAX);
        ($this->plugin->get(Decide::class))($by ?? $this->super, $record->id, $record->version, $input);

        return [
            'statuses' => [$this->reload($record)->status->value, $this->reload($other)->status->value],
            'decided' => array_map(
                static fn (StoredDecision $each): array => [$each->postId, $each->before->value],
                array_values(
                    array_filter($this->plugin->get(DecisionStore::class)->ofGroup($record->groupId), fn (StoredDecision $each): bool => $each->moderatorId === $this->super->id),
                ),
            ),
            'lines' => array_values(array_map(
                static fn (AuditLine $line): string => "{$line->action}: {$line->before} → {$line->after} of {$line->postId}",
                array_filter($this->plugin->get(AuditLines::class)->ofGroup($record->groupId), static fn (AuditLine $line): bool => $line->id > $last),
            )),
            'mails' => $this->mails() - $mails,
        ];
    }

    private function mails(string $kinds = '%moderation.decision%'): int
    {
        $outbox = $this->db->table('outbox');

        return (int) $this->db->value("SELECT COUNT(*) FROM {$outbox} WHERE kind = 'mail' AND payload LIKE %s", $kinds);
    }
}
