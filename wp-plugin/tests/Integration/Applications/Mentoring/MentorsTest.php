<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Mentoring;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\FilesOfApplications;
use Passerelle\Applications\Mentoring\MentorAction;
use Passerelle\Applications\Messages\OwnThread;
use Passerelle\Applications\Messages\OwnThreads;
use Passerelle\Applications\Review\Conflicts\ReadConflictFacts;
use Passerelle\Applications\Review\ReviewedApplications;
use Passerelle\Applications\Review\Reviewers\ReviewerStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Files\FilePurpose;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;

/** Mentors of an application: proposed, accepted, what they read and write, and the end of it. */
final class MentorsTest extends MentorTestCase
{
    private const PARTIES = ['applicant', 'co-writer'];

    public function testAManagerProposesTheApplicantAcceptsAndTheMentorReadsWhatWasSent(): void
    {
        self::assertSame(['Coumba', 'Malick'], $this->candidates($this->manager));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->mentored($this->mentor)));
        $this->take($this->manager, MentorAction::Propose);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->mentored($this->mentor)), 'Not before the applicant has accepted.');
        self::assertSame([[], []], [$this->listed($this->mentor), $this->plugin->get(OwnThreads::class)->of($this->mentor)]);
        $row = ['actions' => ['withdraw'], 'id' => $this->mentor->id, 'name' => 'Coumba', 'readsDraft' => false, 'state' => 'proposed'];
        self::assertSame([$row], $this->mentors($this->manager));
        self::assertSame([[...$row, 'actions' => ['accept', 'decline']]], $this->mentors($this->applicant));
        self::assertSame([['Malick'], []], [$this->candidates($this->manager), $this->candidates($this->applicant)]);

        $this->take($this->applicant, MentorAction::Accept);
        self::assertSame([[...$row, 'actions' => ['allowDraft', 'end'], 'state' => 'accepted']], $this->mentors($this->applicant));
        self::assertSame([$this->id], $this->listed($this->mentor));
        $read = $this->mentored($this->mentor);
        self::assertSame(['Aïda', null, false], [$read['name'], $read['draft'], $read['readsDraft']]);
        self::assertSame([['number' => 1, 'state' => 'sent']], array_map(
            static fn (array $stage): array => array_intersect_key($stage, ['number' => true, 'state' => true]),
            self::stages($read),
        ));
        self::assertSame('{"motive":"Fleuve"}', self::version($read)['answers']);
        self::assertStringNotContainsString('gender', (string) json_encode($read), 'No statistical question.');
        self::assertSame([[], ['not_found']], [$this->listed($this->other), $this->refusals(fn () => $this->mentored($this->other))]);
    }

    public function testTheDraftIsReadOnlyWhereTheApplicantAllowsIt(): void
    {
        $this->accepted();
        $this->perform($this->applicant, ApplicationAction::TakeBack, $this->id, 3);
        $this->write($this->applicant, $this->id, 4, ['motive' => 'Delta', 'gender' => 'woman']);
        self::assertSame([null, '{"motive":"Fleuve"}'], [$this->mentored($this->mentor)['draft'], self::version($this->mentored($this->mentor))['answers']]);

        $this->take($this->applicant, MentorAction::AllowDraft);
        $draft = (array) $this->mentored($this->mentor)['draft'];
        self::assertSame(['{"motive":"Delta"}', ['motive', 'files']], [$draft['answers'], $draft['questions']]);
        self::assertStringNotContainsString('gender', (string) json_encode($draft));
        self::assertSame('{"motive":"Fleuve"}', self::version($this->mentored($this->mentor))['answers'], 'What counts stays beside it.');
        $this->take($this->applicant, MentorAction::HideDraft);
        self::assertNull($this->mentored($this->mentor)['draft']);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->take($this->applicant, MentorAction::HideDraft)));
    }

    public function testFilesAreReadWithWhatNamesThem(): void
    {
        $this->perform($this->applicant, ApplicationAction::TakeBack, $this->id, 3);
        [$sent, $written] = [$this->file(), $this->file()];
        $this->write($this->applicant, $this->id, 4, ['motive' => 'Delta', 'files' => [$sent]]);
        $this->perform($this->applicant, ApplicationAction::Send, $this->id, 5);
        self::assertSame([false], $this->readable($sent));
        $this->accepted();
        self::assertSame([true], $this->readable($sent));
        $this->perform($this->applicant, ApplicationAction::TakeBack, $this->id, 6);
        $this->write($this->applicant, $this->id, 7, ['motive' => 'Delta', 'files' => [$written]]);
        self::assertSame([true, false], $this->readable($sent, $written));
        $this->take($this->applicant, MentorAction::AllowDraft);
        self::assertSame([true, true], $this->readable($sent, $written));
        $this->take($this->applicant, MentorAction::End);
        self::assertSame([false, false], $this->readable($sent, $written));
    }

    public function testMentorsWriteInTheThreadAsMentors(): void
    {
        $this->say($this->applicant, 'Bonjour');
        $this->accepted();
        $this->mails();
        $this->say($this->mentor, 'Un conseil');
        self::assertSame(['applicant', 'mentor'], array_column($this->messages($this->mentor), 'side'));
        self::assertSame([false, true], array_column($this->messages($this->applicant), 'isUnread'));
        self::assertSame([true, true], array_column($this->messages($this->manager), 'isUnread'));
        self::assertSame(['mentor', 'Aïda'], [$this->thread($this->mentor)['side'], $this->thread($this->mentor)['name']]);
        $mails = $this->mails();
        self::assertSame([$this->applicant->id], array_keys($mails), 'The team has not read of the first message yet.');
        $mail = $mails[$this->applicant->id] ?? self::fail();
        self::assertStringContainsString('Coumba, mentor, a écrit', $mail->paragraphs[0]);

        $this->say($this->manager, 'Merci');
        $toMentor = $this->mails()[$this->mentor->id] ?? self::fail();
        self::assertStringContainsString('que vous accompagnez', $toMentor->paragraphs[0]);
        self::assertStringContainsString("/vos-candidatures/accompagnees/{$this->id}/#messages", (string) $toMentor->button?->url);
        self::assertSame([['mentor', 2]], array_map(
            static fn (OwnThread $each): array => [$each->side->value, $each->unread],
            $this->plugin->get(OwnThreads::class)->of($this->mentor),
        ));
        $this->take($this->applicant, MentorAction::End);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->say($this->mentor, 'Encore')));
        self::assertSame([], $this->plugin->get(OwnThreads::class)->of($this->mentor));
        self::assertSame(['Bonjour', 'Un conseil', 'Merci'], $this->texts($this->applicant), 'What was written stays.');
    }

    #[DataProvider('strangers')]
    public function testForAnybodyElseThereIsNothing(string $who): void
    {
        $this->accepted();
        [$mentor, $other] = [$this->mentor->id, $this->other->id];
        $viewer = $this->stranger($who);
        $this->call = $this->content->save($this->call, ['mentorIds' => [$mentor, $other]]);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->mentored($viewer)));
        self::assertSame($viewer->isSignedIn() ? [] : ['access_token_missing'], $this->refusals(fn () => self::assertSame([], $this->listed($viewer))));
        foreach ([MentorAction::Propose, MentorAction::Withdraw] as $action) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->take($viewer, $action, $this->other)), $action->value);
        }
        $answered = match ($who) {
            'applicant' => [],
            'co-writer' => ['forbidden'],
            default => ['not_found'],
        };
        if (!in_array($who, self::PARTIES, true)) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->mentors($viewer)));
        }
        self::assertSame($answered, $this->refusals(fn () => $this->take($viewer, MentorAction::AllowDraft)));
        self::assertSame($answered, $this->refusals(fn () => $this->take($viewer, MentorAction::End)));
    }

    public function testWhoCanNotBeProposed(): void
    {
        $refused = fn (Viewer $person): array => $this->refusals(fn () => $this->take($this->manager, MentorAction::Propose, $person));
        $unknown = ['userId: unknown_user'];
        self::assertSame($unknown, $refused($this->named('Moussa')), 'No mentor of the call.');
        self::assertSame($unknown, $refused(Viewer::anonymous()));
        foreach ([$this->manager, $this->applicant] as $each) {
            $this->content->published(ContentType::CommunityProfile, ownerId: $each->id);
        }
        $this->call = $this->content->save($this->call, ['mentorIds' => [$this->mentor->id, $this->other->id, $this->manager->id, $this->applicant->id]]);
        self::assertSame([$unknown, $unknown], [$refused($this->manager), $refused($this->applicant)]);
        $this->plugin->get(ReviewerStore::class)->invite($this->call->groupId, $this->other->id, ['fr'], [], $this->manager->id);
        self::assertSame($unknown, $refused($this->other), 'A reviewer of the call.');
        self::assertSame(['Coumba'], $this->candidates($this->manager));
        $this->take($this->manager, MentorAction::Propose);
        self::assertSame($unknown, $refused($this->mentor), 'Proposed already.');
        $this->take($this->manager, MentorAction::Withdraw);
        $this->take($this->manager, MentorAction::Propose);
        $this->take($this->applicant, MentorAction::Decline);
        self::assertSame($unknown, $refused($this->mentor), 'The applicant has said no.');
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->take($this->applicant, MentorAction::Accept)));
        self::assertSame($unknown, $this->refusals(fn () => $this->take($this->applicant, MentorAction::Accept, $this->other)));
    }

    public function testItEndsWithTheCallThatNamesTheMentorNoMore(): void
    {
        $this->accepted();
        $this->call = $this->content->save($this->call, ['mentorIds' => [$this->other->id]]);
        self::assertSame([[], ['not_found']], [$this->listed($this->mentor), $this->refusals(fn () => $this->mentored($this->mentor))]);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->say($this->mentor, 'Encore')));
        self::assertSame([['withdraw']], array_column($this->mentors($this->manager), 'actions'));
        self::assertSame([['end']], array_column($this->mentors($this->applicant), 'actions'));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->take($this->applicant, MentorAction::AllowDraft)));
    }

    public function testAWithdrawnApplicationIsReadAndItsMentorsOnlyEnd(): void
    {
        $this->accepted(true);
        $this->perform($this->applicant, ApplicationAction::Withdraw, $this->id, 3);
        self::assertNull($this->mentored($this->mentor)['draft']);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->take($this->manager, MentorAction::Propose, $this->other)));
        self::assertSame([], $this->candidates($this->manager));
        $this->take($this->applicant, MentorAction::HideDraft);
        $this->take($this->manager, MentorAction::Withdraw);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->mentored($this->mentor)));
    }

    public function testWhoHasMentoredAnApplicationIsInConflictWithItAlone(): void
    {
        $second = $this->sent($this->named('Kossi'), ['motive' => 'Lac']);
        $this->accepted();
        $this->take($this->applicant, MentorAction::End);
        $this->call = $this->content->save($this->call, ['mentorIds' => []]);
        $applications = [];
        foreach ([$this->id, $second] as $id) {
            $each = $this->plugin->get(ReviewedApplications::class)->ofAny($id) ?? self::fail();
            $applications[$each->submissionId] = $each;
        }
        $facts = $this->plugin->get(ReadConflictFacts::class)->ofApplications($applications, $this->call);
        self::assertSame([[$this->mentor->id], []], [$facts[$this->id]->mentors, $facts[$second]->mentors]);
    }

    public function testEachStepIsLoggedWithoutNames(): void
    {
        $this->accepted(true);
        $this->take($this->applicant, MentorAction::HideDraft);
        $this->take($this->applicant, MentorAction::End);
        $this->take($this->manager, MentorAction::Propose, $this->other);
        $this->take($this->applicant, MentorAction::Decline, $this->other);
        $rows = $this->db->rows("SELECT action, fields FROM {$this->db->table('audit')} WHERE action LIKE 'application_mentor_%%' ORDER BY id");
        self::assertSame(
            ['proposed', 'accepted', 'reads_draft', 'reads_sent', 'ended', 'proposed', 'declined'],
            array_map(static fn (array $row): string => str_replace('application_mentor_', '', (string) $row['action']), $rows),
        );
        self::assertStringContainsString("application={$this->id}", (string) $rows[0]['fields']);
        self::assertStringNotContainsString('Coumba', (string) json_encode($rows));
    }

    /**
     * @return list<bool> which files the mentor reads
     * @phpstan-impure
     */
    private function readable(int ...$ids): array
    {
        $files = $this->plugin->get(FilesOfApplications::class);

        return array_values(array_map(fn (int $id): bool => $files->isReadBy($this->mentor, $id) === true, $ids));
    }

    private function file(): int
    {
        return $this->files->pdf($this->applicant->id, FilePurpose::Application, 'budget.pdf');
    }

    /**
     * @param array<string, mixed> $read
     * @return list<array<string, mixed>>
     */
    private static function stages(array $read): array
    {
        /** @var list<array<string, mixed>> $stages */
        $stages = $read['stages'];

        return $stages;
    }

    /**
     * @param array<string, mixed> $read
     * @return array<string, mixed> what was sent at the first stage
     */
    private static function version(array $read): array
    {
        /** @var array<string, mixed> $version */
        $version = self::stages($read)[0]['version'] ?? [];

        return $version;
    }
}
