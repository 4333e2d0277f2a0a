<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use DateTimeImmutable;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\Definitions;
use Passerelle\Content\Record;
use Passerelle\Content\Required;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

#[Group('exhaustive')]
final class ChangeStatusTest extends IntegrationTestCase
{
    /** @return array<string, array{Status, Transition, Status}> every step that a moderated record may take */
    public static function allowed(): array
    {
        $rows = [];
        foreach (Transition::cases() as $transition) {
            foreach (Status::cases() as $from) {
                $before = $from === Status::Trash ? Status::Draft : Status::Published;
                $target = $transition->target($before, Status::ToEdit);
                if ($target !== null && $transition->startsFrom($from, ContentType::Initiative)) {
                    $rows["{$transition->name} from {$from->value}"] = [$from, $transition, $target];
                }
            }
        }

        return $rows;
    }

    #[DataProvider('allowed')]
    public function testAllowedTransitions(Status $from, Transition $transition, Status $to): void
    {
        $record = $this->content->in($from, ContentType::Initiative, offlineByOwner: $transition === Transition::Online);
        self::assertSame($from, $record->status);

        $changed = $this->reload($this->take($record, $transition, $to));

        self::assertSame([$to, $record->version + 1], [$changed->status, $changed->version]);
        self::assertSame($record->values->all(), $changed->values->all());
    }

    /** @return array<string, array{Status, list<Transition>}> every other, by the status that they do not start from */
    public static function refused(): array
    {
        $rows = [];
        foreach (Status::cases() as $from) {
            if ($from !== Status::AutoDraft) {
                $rows[$from->value] = [$from, array_values(array_filter(
                    Transition::cases(),
                    static fn (Transition $transition): bool => $transition === Transition::Save || !$transition->startsFrom($from, ContentType::Initiative),
                ))];
            }
        }

        return $rows;
    }

    /**
     * One record for all steps from its status: each is refused and leaves it as it was.
     *
     * @param list<Transition> $transitions
     */
    #[DataProvider('refused')]
    public function testForbiddenTransitions(Status $from, array $transitions): void
    {
        $record = $this->content->in($from, ContentType::Initiative);
        self::assertNotSame([], $transitions);

        foreach ($transitions as $transition) {
            self::assertSame(
                ['invalid_transition'],
                $this->refusals(fn (): Record => $this->take($record, $transition, Status::ToEdit)),
                $transition->name,
            );
            self::assertEquals($record, $this->reload($record), $transition->name);
        }
    }

    public function testAFinalDecisionIsAlteredToOneOfTheStatusesThatTheTableNames(): void
    {
        $record = $this->content->in(Status::Rejected, ContentType::Initiative);

        foreach ([null, Status::Draft, Status::Scheduled, Status::Trash] as $target) {
            self::assertSame(['invalid_transition'], $this->refusals(fn (): Record => $this->take($record, Transition::AlterRejected, $target)));
        }
        $published = $this->take($record, Transition::AlterRejected, Status::Published);
        self::assertSame(Status::Published, $published->status);
        self::assertNotNull($published->publishedAt);
        self::assertSame(['rights_edit_initiative'], $this->refusals(fn (): Record => ($this->plugin->get(ChangeStatus::class))(
            new StatusChange($this->content->staff(), $record->id, Transition::AlterValid, target: Status::Rejected, reason: 'Motif'),
        )));
    }

    public function testAReasonIsRequiredWhereTheTableSaysSo(): void
    {
        foreach ([[Status::Published, Transition::TakeOffline], [Status::Pending, Transition::Reject], [Status::Rejected, Transition::AlterRejected]] as [$from, $step]) {
            $record = $this->content->in($from, ContentType::Initiative, ownerId: $this->users->beneficiaire()->id);
            $change = fn (string $reason): Record => ($this->plugin->get(ChangeStatus::class))(
                new StatusChange($this->content->staff(), $record->id, $step, target: Status::Pending, reason: $reason),
            );

            self::assertSame(['reason: required'], $this->refusals(static fn (): Record => $change('  ')), $step->value);
            self::assertEquals($record, $this->reload($record));
            self::assertNotSame($from, $change('Motif')->status);
        }
    }

    public function testCallsAreNotModerated(): void
    {
        $call = $this->content->change($this->content->draft(ContentType::CallForApplication), Transition::Ready);

        self::assertSame(Status::Pending, $call->status);
        foreach ([Transition::Approve, Transition::SendBack, Transition::Reject] as $decision) {
            self::assertSame(['invalid_transition'], $this->refusals(fn (): Record => $this->content->change($call, $decision)));
        }
    }

    #[DataProvider('contentTypes')]
    public function testSubmitsAndPublishesOnlyCompleteRecords(ContentType $type): void
    {
        $empty = array_fill_keys(array_keys($this->content->complete($type)), null);
        $names = $type === ContentType::CommunityProfile ? ['firstName' => 'A', 'lastName' => 'B'] : [];
        $draft = $this->content->draft($type, [...$empty, ...$names]);
        $expected = [];
        foreach ($this->plugin->get(Definitions::class)->of($type)->fields() as $field) {
            if ($field->required === Required::ToSubmit) {
                $expected[] = "{$field->key}: required";
            }
        }
        if ($type === ContentType::Resource) {
            $expected[] = 'fileId: file_or_url_required';
        }

        $steps = array_filter([Transition::Submit, Transition::Ready, Transition::Publish], static fn (Transition $step): bool => $step->startsFrom(Status::Draft, $type));
        foreach ($steps as $transition) {
            self::assertEqualsCanonicalizing($expected, $this->refusals(fn (): Record => $this->content->change($draft, $transition)));
        }
        self::assertSame(Status::Draft, $this->reload($draft)->status);
    }

    public function testRequiredFieldsOfPublicRecordsCannotBeCleared(): void
    {
        $published = $this->content->published(ContentType::Initiative);

        self::assertSame(
            ['subtitle: required', 'countryIds: required'],
            $this->refusals(fn (): Record => $this->content->save($published, ['countryIds' => [], 'subtitle' => ' '])),
        );
        self::assertEquals($published, $this->reload($published));
    }

    public function testTheFirstPublicationCounts(): void
    {
        $record = $this->content->published(ContentType::Initiative, at: new DateTimeImmutable('2026-01-02 03:04:05 UTC'));
        $expected = new DateTimeImmutable('2026-01-02T03:04:05Z');
        self::assertEquals($expected, $record->publishedAt);

        foreach ([Transition::TakeOffline, Transition::PutBack, Transition::Complete, Transition::Reopen, Transition::Trash, Transition::Restore] as $step) {
            $record = $this->content->change($record, $step);
        }
        $record = $this->content->save($record, ['subtitle' => 'Autre']);

        self::assertEquals([$expected, Status::Published], [$record->publishedAt, $record->status]);
    }

    public function testUnpublishedRecordHasNoDate(): void
    {
        foreach ([Status::Draft, Status::Pending, Status::ToEdit, Status::Rejected, Status::Trash] as $status) {
            self::assertNull($this->content->in($status, ContentType::Initiative)->publishedAt, $status->value);
        }
        $scheduled = $this->content->in(Status::Scheduled, ContentType::Initiative);
        self::assertNotNull($scheduled->publishedAt);
        self::assertNull($this->content->change($scheduled, Transition::Unschedule)->publishedAt);
        $trashed = $this->content->in(Status::Trash, ContentType::Initiative);
        self::assertNull($this->content->change($trashed, Transition::Restore)->publishedAt);
    }

    public function testSchedulingNeedsADateAhead(): void
    {
        $draft = $this->content->draft(ContentType::Initiative);
        $schedule = fn (?string $date): array => $this->refusals(
            fn (): Record => $this->content->change($draft, Transition::Schedule, $date === null ? null : new DateTimeImmutable($date)),
        );

        self::assertSame(['publishedAt: required'], $schedule(null));
        self::assertSame(['publishedAt: publication_too_early'], $schedule('-1 day'));
        self::assertSame(['publishedAt: publication_too_early'], $schedule('+30 seconds'));
        self::assertSame([], $schedule('+2 minutes'));
        self::assertSame(
            ['publishedAt: unexpected_fields'],
            $this->refusals(fn (): Record => $this->content->published(ContentType::Initiative, at: new DateTimeImmutable('+1 day'))),
        );
    }

    public function testACallOpensAfterItsPublicationAndClosesAfterItOpens(): void
    {
        $in = static fn (string $days): string => (new DateTimeImmutable($days))->format('Y-m-d\TH:i:s\Z');
        $call = fn (string $opens, string $closes): Record => $this->content->draft(
            ContentType::CallForApplication,
            ['opensAt' => $in($opens), 'closesAt' => $in($closes)],
        );

        self::assertSame(['closesAt: closing_before_opening'], $this->refusals(static fn (): Record => $call('+5 days', '+4 days')));
        $opened = $call('-1 day', '+5 days');
        self::assertSame(['opensAt: opening_before_publication'], $this->refusals(fn (): Record => $this->content->change($opened, Transition::Publish)));
        $later = $call('+2 days', '+9 days');
        self::assertSame(['opensAt: opening_before_publication'], $this->refusals(
            fn (): Record => $this->content->change($later, Transition::Schedule, new DateTimeImmutable('+3 days')),
        ));
        $imported = $this->content->change($opened, Transition::Publish, new DateTimeImmutable('-2 days'));
        self::assertSame(Status::Published, $imported->status);
        self::assertSame(['opensAt: opening_before_publication'], $this->refusals(
            fn (): Record => $this->content->save($imported, ['opensAt' => $in('-4 days')]),
        ));
    }

    public function testOnlyOneOfTwoDecisionsCounts(): void
    {
        $record = $this->content->in(Status::Pending, ContentType::Initiative);
        $change = fn (Transition $transition): Record => ($this->plugin->get(ChangeStatus::class))(
            new StatusChange($this->content->staff(), $record->id, $transition, expectedVersion: $record->version),
        );

        $change(Transition::Publish);

        self::assertSame(['stale_version'], $this->refusals(static fn (): Record => $change(Transition::Reject)));
        self::assertSame(['stale_version'], $this->refusals(static fn (): Record => $change(Transition::Complete)));
        self::assertSame(Status::Published, $this->reload($record)->status);
    }

    public function testOwnersCannotRevertStaffDecisions(): void
    {
        $owner = $this->users->beneficiaire();
        $record = $this->content->published(ContentType::Initiative, ownerId: $owner->id);
        $as = fn (Viewer $viewer, Transition $transition): array => $this->refusals(
            fn (): Record => ($this->plugin->get(ChangeStatus::class))(new StatusChange($viewer, $record->id, $transition, reason: 'Motif')),
        );

        self::assertSame([[], []], [$as($owner, Transition::Offline), $as($owner, Transition::Online)]);
        $offline = array_filter(Transition::cases(), static fn (Transition $step): bool => $step !== Transition::Offline && $step->rule()->to === [Status::Offline]);
        self::assertContains(Transition::TakeOffline, $offline);
        foreach ($offline as $step) {
            self::assertSame([], $as($this->content->staff(), $step), $step->value);
            self::assertSame(['rights_edit_initiative'], $as($owner, Transition::Online), "The owner must not undo {$step->value}.");
            self::assertSame(['rights_edit_initiative'], $as($owner, Transition::PutBack), $step->value);
            self::assertSame(['rights_edit_initiative'], $as($this->users->beneficiaire(), Transition::PutBack), $step->value);
            self::assertSame([], $as($this->content->staff(), Transition::PutBack), $step->value);
        }
    }

    public function testChecksRightsFirst(): void
    {
        $record = $this->content->draft(ContentType::Initiative, ['subtitle' => null]);
        $stranger = $this->users->beneficiaire();
        foreach ([Transition::Publish, Transition::Trash, Transition::PutBack] as $transition) {
            self::assertSame(['rights_edit_initiative'], $this->refusals(
                fn (): Record => ($this->plugin->get(ChangeStatus::class))(new StatusChange($stranger, $record->id, $transition)),
            ));
        }
        self::assertSame(['not_found'], $this->refusals(
            fn (): Record => ($this->plugin->get(ChangeStatus::class))(new StatusChange($stranger, 999_999, Transition::Publish)),
        ));
    }

    public function testEachLanguageHasItsOwnStatus(): void
    {
        $french = $this->content->published(ContentType::Initiative);
        $english = $this->content->draft(ContentType::Initiative, language: Lang::English, groupId: $french->groupId);

        $this->content->change($french, Transition::Offline);
        $this->content->change($english, Transition::Publish);

        self::assertSame([Status::Offline, Status::Published], [$this->reload($french)->status, $this->reload($english)->status]);
    }

    /** By somebody who may. */
    private function take(Record $record, Transition $transition, ?Status $target): Record
    {
        // Nobody decides on their own records, and staff own those of the factory.
        $actor = $transition->isDecision() ? $this->users->with(Role::SuperAdministrateur) : $this->content->staff();
        $actor = $this->plugin->get(Policy::class)->can($actor, $transition, $record) ? $actor : (new ViewerFactory())->of($record->ownerId);
        $date = $transition === Transition::Schedule ? new DateTimeImmutable('+2 days') : null;

        return ($this->plugin->get(ChangeStatus::class))(new StatusChange($actor, $record->id, $transition, at: $date, target: $target, reason: 'Motif'));
    }

    public function testATranslationWithTheTextsOfItsSourceIsPublishedOnlyWhenConfirmed(): void
    {
        $source = $this->content->published(ContentType::Initiative, title: 'Kora');
        $copy = ($this->plugin->get(TranslateContent::class))($this->content->staff(), $source->id, Lang::English)->record;
        $change = fn (Record $record, Transition $transition, bool $confirmed): Record => ($this->plugin->get(ChangeStatus::class))(new StatusChange(
            $this->content->staff(),
            $record->id,
            $transition,
            at: $transition === Transition::Schedule ? new DateTimeImmutable('+2 days') : null,
            sameTextsConfirmed: $confirmed,
        ));
        $same = static fn (string ...$keys): array => array_map(static fn (string $key): string => "{$key}: same_as_source", $keys);

        foreach ([Transition::Publish, Transition::Schedule] as $transition) {
            self::assertSame(
                $same('title', 'subtitle', 'description', 'ambition'),
                $this->refusals(static fn (): Record => $change($copy, $transition, false)),
            );
        }
        self::assertEquals($copy, $this->reload($copy));
        $partly = $this->content->save($copy, ['subtitle' => 'In a sentence.', 'ambition' => 'In five years.'], title: 'The kora');
        self::assertSame($same('description'), $this->refusals(static fn (): Record => $change($partly, Transition::Publish, false)));
        self::assertSame(Status::Published, $change($partly, Transition::Publish, true)->status);
    }

    public function testAllowsEqualTitlesAndPublicationOfTheSource(): void
    {
        $source = $this->content->draft(ContentType::Initiative, title: 'Kora');
        $copy = ($this->plugin->get(TranslateContent::class))($this->content->staff(), $source->id, Lang::English)->record;
        $publish = fn (Record $record): Record => ($this->plugin->get(ChangeStatus::class))(new StatusChange($this->content->staff(), $record->id, Transition::Publish));

        self::assertSame(Status::Published, $publish($source)->status);
        $translated = $this->content->save($copy, [
            'subtitle' => 'In a sentence.', 'description' => '<p>In full.</p>', 'ambition' => 'In five years.',
        ]);
        self::assertSame(['Kora', Status::Published], [$translated->title, $publish($translated)->status]);
    }
}
