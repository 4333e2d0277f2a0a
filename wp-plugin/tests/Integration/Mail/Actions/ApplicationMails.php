<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Closure;
use DateTimeImmutable;
use LogicException;
use Passerelle\Applications\Completions\RemindOfCompletions;
use Passerelle\Applications\CoWriting\CoWriters;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Handling\Notes\NoteStore;
use Passerelle\Applications\LateLinks\RemindOfLateLinks;
use Passerelle\Applications\Letters\LetterStore;
use Passerelle\Applications\Letters\RemindReferees;
use Passerelle\Applications\Retention\EndRetentions;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\Claim;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Files\Inspection\Reason;
use Passerelle\Files\Scanning\Quarantine;
use Passerelle\Invitations\SubjectInvitations;
use Passerelle\Kernel\Database;
use Passerelle\Tests\ApplicationForms;
use Passerelle\Tests\Factories\FileFactory;

/** Applications to a call of "operator", with the people of CallMails. */
final class ApplicationMails extends MailTable
{
    private const REFEREE = 'referee@example.test';
    /** Closing of the next call. */
    private ?string $closesAt = null;

    public function rows(): iterable
    {
        yield 'ChangeForm save' => ['operator', fn () => $this->form(['form' => self::document()]), []];
        yield 'ChangeForm useReadyMade' => ['operator', fn () => $this->form(['readyMade' => 'residency']), []];
        yield 'ChangeForm copy' => ['operator', fn () => $this->form(['fromCallId' => $this->call()->id]), []];
        yield 'ChangeForm publish' => ['operator', fn () => $this->composed(), []];
        yield 'ChangeForm discard' => ['operator', function () {
            $target = $this->composed();
            $this->first('operator', 'ChangeForm', [...$target, 'action' => 'publish']);
            $this->first('operator', 'ChangeForm', [...$target, 'action' => 'save', 'version' => 2, 'form' => '{"format":1,"sections":[]}']);

            return [...$target, 'version' => 3];
        }, []];
        yield 'BeginTrial' => ['operator', fn () => ['callId' => $this->composed()['callId']], []];
        yield 'CheckReceipt' => [self::VISITOR, fn () => ['number' => '1-2026-AAAAAAAAA', 'sha256' => str_repeat('0', 64), ...self::IP], []];
        yield 'BeginApplication' => ['stranger', fn () => ['callId' => $this->openCall()], []];
        yield 'MutateApplication save' => ['stranger', fn () => [...$this->begun(), 'answers' => '{"motive":"x"}'], []];
        yield 'MutateApplication delete' => ['stranger', fn () => $this->begun(), []];
        yield 'MutateApplication send' => ['stranger', fn () => $this->begun(), ['applications.receipt → stranger']];
        yield 'MutateApplication send, a trial' => ['operator', function () {
            $id = $this->first('operator', 'BeginTrial', ['callId' => $this->composed()['callId']])['id'] ?? null;

            return ['id' => is_int($id) ? $id : 0, 'version' => 1];
        }, ['applications.trial_receipt → operator']];
        yield 'MutateApplication takeBack' => ['stranger', fn () => $this->sent(), []];
        yield 'MutateApplication withdraw' => ['stranger', fn () => $this->sent(), []];
        yield 'Worker: a file that was sent is refused' => [self::VISITOR, fn (): Closure => $this->refusal($this->sentFile()), [
            'applications.completion_asked → stranger',
            'applications.completion_asked_of_applicant → manager',
            'applications.completion_asked_of_applicant → operator',
        ]];
        yield 'MutateApplication complete' => ['stranger', function () {
            $sent = $this->sentFile();
            $this->refusal($sent)();
            $this->settle();

            return ['id' => $sent['id'], 'version' => 3, 'answers' => '{"cv":null}'];
        }, ['applications.completion_answered → manager', 'applications.completion_answered → operator', 'applications.completion_receipt → stranger']];
        yield 'AskLetter' => ['stranger', fn () => self::referee($this->begun()), ['applications.letter_request → referee']];
        yield 'RemindLetter' => ['stranger', fn () => $this->asked(), ['applications.letter_request → referee']];
        yield 'CancelLetter' => ['stranger', fn () => $this->asked(), []];
        foreach (['save' => [], 'send' => ['applications.letter_received → stranger'], 'decline' => ['applications.letter_declined → stranger']] as $action => $mails) {
            yield "AnswerLetter {$action}" => [self::VISITOR, fn () => ['hash' => $this->link($this->asked()), 'text' => 'x', ...self::IP], $mails];
        }
        yield 'Worker: a letter has not arrived' => [self::VISITOR, function (): Closure {
            $this->closesAt = gmdate('Y-m-d\TH:i:s\Z', time() + DAY_IN_SECONDS);
            $letter = $this->asked();
            $this->closesAt = null;
            $database = $this->plugin->get(Database::class);
            $long = gmdate('Y-m-d H:i:s', time() - 9 * DAY_IN_SECONDS);
            $database->execute("UPDATE {$database->table('application_letters')} SET asked_at = %s WHERE id = %d", $long, $letter['letterId']);

            return fn (): int => $this->plugin->get(RemindReferees::class)->run();
        }, ['applications.letter_reminder → referee']];
        yield 'AnswerLetter removeFile' => [self::VISITOR, fn () => ['hash' => $this->link($this->asked()), 'fileId' => 1, ...self::IP], ['refused: not_found']];
        yield 'AnswerLetter erase' => [self::VISITOR, function () {
            $hash = $this->link($this->asked());
            $this->first(self::VISITOR, 'AnswerLetter', ['hash' => $hash, 'action' => 'send', 'text' => 'x', ...self::IP]);

            return ['hash' => $hash, ...self::IP];
        }, ['applications.letter_erased → stranger']];
        foreach (['draft_removal' => 0, 'sent_removal' => 1] as $text => $sentNumber) {
            yield "Worker: an application is removed soon, {$text}" => [
                self::VISITOR,
                fn (): Closure => $this->applied($sentNumber),
                ["applications.{$text} → stranger"],
            ];
        }
        yield 'TagApplications' => ['operator', fn () => ['ids' => [$this->handledVersion()['id']], 'tag' => 'x', 'isAdded' => true], []];
        yield 'SaveView' => ['operator', fn () => ['callId' => $this->openCall(), 'name' => 'x', 'search' => '', 'isShared' => true], []];
        yield 'DeleteView' => ['operator', function () {
            $callId = $this->openCall();
            $this->first('operator', 'SaveView', ['callId' => $callId, 'name' => 'x', 'search' => '', 'isShared' => false]);
            $database = $this->plugin->get(Database::class);

            return ['callId' => $callId, 'id' => (int) $database->value("SELECT MAX(id) FROM {$database->table('application_views')}")];
        }, []];
        yield from $this->ofLateLinks();
        yield from $this->ofDecisions();
        yield from $this->ofCoWriters();
        yield from $this->ofNotes();
        yield from $this->ofMessages();
        yield from $this->ofMentors();
    }

    /** @return iterable<string, array{string, Closure(): (array<string, mixed>|Closure(): mixed), list<string>}> */
    private function ofLateLinks(): iterable
    {
        yield 'GrantLateLink' => ['operator', fn () => $this->lateLink(), ['applications.late_link → stranger']];
        yield 'GrantLateLink, to an address without account' => [
            'operator',
            fn () => [...$this->lateLink(), 'email' => self::REFEREE],
            ['applications.late_link → referee'],
        ];
        yield 'RevokeLateLink' => ['operator', function () {
            $asked = $this->lateLink();
            $link = $this->first('operator', 'GrantLateLink', $asked)['id'] ?? null;

            return ['callId' => $asked['callId'], 'id' => is_int($link) ? $link : 0];
        }, ['applications.late_link_revoked → stranger']];
        yield 'MutateApplication send, after the closing' => ['stranger', function () {
            $asked = $this->lateLink('-1 hour');
            $this->first('operator', 'GrantLateLink', $asked);
            $this->settle();
            $id = $this->first('stranger', 'BeginApplication', ['callId' => $asked['callId']])['id'] ?? null;

            return ['id' => is_int($id) ? $id : 0, 'version' => 1];
        }, ['applications.late_receipt → stranger']];
        yield 'Worker: a late link ends soon' => [self::VISITOR, function (): Closure {
            $this->first('operator', 'GrantLateLink', $this->lateLink());
            $database = $this->plugin->get(Database::class);
            $database->execute("UPDATE {$database->table('application_late_links')} SET remind_at = %s", gmdate('Y-m-d H:i:s', time() - 60));

            return fn (): int => $this->plugin->get(RemindOfLateLinks::class)->run();
        }, ['applications.late_link_reminder → stranger']];
    }

    /** @return array{callId: int, email: string, mailLanguage: string, reason: string, until: string} for a draft of "stranger" */
    private function lateLink(string $closing = '+1 hour'): array
    {
        $this->closesAt = (new DateTimeImmutable($closing))->format('Y-m-d\TH:i:s\Z');
        $callId = $this->openCall();
        $this->closesAt = null;
        if ($closing === '+1 hour') {
            $this->first('stranger', 'BeginApplication', ['callId' => $callId]);
        }

        return [
            'callId' => $callId,
            'email' => get_userdata($this->id('stranger'))->user_email ?? '',
            'mailLanguage' => 'fr',
            'reason' => 'x',
            'until' => gmdate('Y-m-d\TH:i:s\Z', time() + 2 * DAY_IN_SECONDS),
        ];
    }

    /** @return iterable<string, array{string, Closure(): (array<string, mixed>|Closure(): mixed), list<string>}> */
    private function ofDecisions(): iterable
    {
        yield 'CheckEligibility, eligible' => ['operator', fn () => ['items' => [$this->handledVersion()], 'result' => 'eligible'], ['applications.eligible → stranger']];
        foreach (['other' => 'applications.ineligible', 'stated' => 'applications.ineligible_stated'] as $reason => $mail) {
            yield "CheckEligibility, ineligible, {$reason}" => [
                'operator',
                fn () => ['items' => [$this->handledVersion()], 'result' => 'ineligible', 'reason' => $reason, 'stated' => 0, 'text' => 'x'],
                ["{$mail} → stranger"],
            ];
        }
        yield 'RequestCompletion' => ['operator', fn () => $this->requested(), ['applications.completion_requested → stranger']];
        yield 'CancelCompletion' => ['operator', fn () => $this->asksFor($this->requested()), ['applications.completion_cancelled → stranger']];
        yield 'MutateApplication complete, what was requested' => ['stranger', function () {
            ['id' => $id] = $this->asksFor($this->requested());
            $this->settle();

            return ['id' => $id, 'version' => 2, 'answers' => '{"motive":"x"}'];
        }, [
            'applications.completion_receipt → stranger',
            'applications.completion_request_answered → manager',
            'applications.completion_request_answered → operator',
        ]];
        yield 'Worker: what was requested is not answered' => [self::VISITOR, function (): Closure {
            $this->asksFor($this->requested());
            $this->settle();
            $database = $this->plugin->get(Database::class);
            $database->execute("UPDATE {$database->table('application_completions')} SET remind_at = '2020-01-01 00:00:00'");

            return fn (): int => $this->plugin->get(RemindOfCompletions::class)->run();
        }, ['applications.completion_reminder → stranger']];
    }

    /** @return array{id: int, version: int} of what "stranger" has sent, with the version of its handling */
    private function handledVersion(): array
    {
        $sent = $this->sent();
        $this->settle();

        return ['id' => $sent['id'], 'version' => 1];
    }

    /** @return array{id: int, version: int, questions: list<string>, until: string, text: string} */
    private function requested(): array
    {
        return [...$this->handledVersion(), 'questions' => ['motive'], 'until' => gmdate('Y-m-d\TH:i:s\Z', time() + 9 * DAY_IN_SECONDS), 'text' => 'x'];
    }

    /**
     * @param array{id: int, version: int, questions: list<string>, until: string, text: string} $request
     * @return array{id: int, version: int}
     */
    private function asksFor(array $request): array
    {
        $this->first('operator', 'RequestCompletion', $request);
        $this->settle();

        return ['id' => $request['id'], 'version' => $request['version']];
    }

    /** An application of "stranger" to a call that closed long ago. */
    private function applied(int $sentNumber): Closure
    {
        $dates = ['opensAt' => '2020-01-01T00:00:00Z', 'closesAt' => '2020-02-01T00:00:00Z'];
        $values = ['managementMode' => 'internal', 'managerIds' => [$this->id('manager')], 'mentorIds' => [$this->id('guest')], ...$dates];
        $call = $this->content->published(ContentType::CallForApplication, $values, ownerId: $this->id('operator'), at: new DateTimeImmutable('2019-12-01'));
        $claim = Claim::all($call->groupId, null, $this->id('stranger'), 1)[0];
        $this->plugin->get(SubmissionStore::class)->begin($claim, Stage::first($call->groupId), 'fr', 1, Answers::none(), []);
        $database = $this->plugin->get(Database::class);
        $database->execute("UPDATE {$database->table('submissions')} SET sent_number = %d", $sentNumber);

        return fn (): int => $this->plugin->get(EndRetentions::class)->run();
    }

    /** @return iterable<string, array{string, \Closure(): array<string, mixed>, list<string>}> */
    private function ofNotes(): iterable
    {
        yield 'WriteNote' => ['manager', fn () => ['id' => $this->handled(), 'text' => 'À relire'], []];
        yield 'DeleteNote' => ['manager', function (): array {
            $this->plugin->get(NoteStore::class)->add($id = $this->handled(), $this->id('manager'), 'À relire');

            return ['id' => $id, 'noteId' => $this->plugin->get(NoteStore::class)->of($id)[0]['id']];
        }, []];
    }

    /** @return iterable<string, array{string, \Closure(): array<string, mixed>, list<string>}> */
    private function ofMessages(): iterable
    {
        yield 'WriteMessage' => ['manager', fn () => ['id' => $this->handled(), 'text' => 'Bonjour', 'files' => []], ['applications.message → stranger']];
        yield 'WriteMessage, of the applicant' => ['stranger', fn () => ['id' => $this->begun()['id'], 'text' => 'Bonjour', 'files' => []], [
            'applications.message_of_applicant → manager',
            'applications.message_of_applicant → operator',
        ]];
        // Its pass ends with a session, which nobody has here.
        yield 'BeginExport, without a session' => ['manager', fn () => ['callId' => $this->openCall(), 'format' => 'csv'], ['refused: forbidden']];
        yield 'ReadMessages' => ['manager', fn () => ['id' => $this->handled(), 'upTo' => 1], []];
    }

    /** @return iterable<string, array{string, Closure(): array<string, mixed>, list<string>}> */
    private function ofMentors(): iterable
    {
        yield 'ChangeMentor propose' => ['manager', fn () => $this->mentored('propose'), ['applications.mentor_proposed → stranger']];
        yield 'ChangeMentor accept' => ['stranger', fn () => $this->mentored('accept'), ['applications.mentor_accepted → manager', 'applications.mentor_begun → guest']];
        yield 'ChangeMentor decline' => ['stranger', fn () => $this->mentored('decline'), ['applications.mentor_declined → manager']];
        yield 'WriteMessage, of a mentor' => ['guest', fn () => ['id' => $this->mentored('end')['id'], 'text' => 'Bonjour', 'files' => []], [
            'applications.message_of_mentor → manager',
            'applications.message_of_mentor → operator',
            'applications.message_of_mentor → stranger',
        ]];
        yield 'WriteMessage, to a mentor' => ['manager', fn () => ['id' => $this->mentored('end')['id'], 'text' => 'Bonjour', 'files' => []], [
            'applications.message → stranger',
            'applications.message_to_mentor → guest',
        ]];
        yield 'ChangeMentor allowDraft' => ['stranger', fn () => $this->mentored('allowDraft'), []];
        yield 'ChangeMentor hideDraft' => ['stranger', fn () => $this->mentored('hideDraft'), []];
        yield 'ChangeMentor end' => ['stranger', fn () => $this->mentored('end'), ['applications.mentor_ended → manager', 'applications.mentor_over → guest']];
        yield 'ChangeMentor withdraw' => ['manager', fn () => $this->mentored('withdraw'), ['applications.mentor_over → guest', 'applications.mentor_withdrawn → stranger']];
    }

    /** @return array{id: int, action: string, userId: int} */
    private function mentored(string $action): array
    {
        $change = ['id' => $this->handled(), 'userId' => $this->id('guest')];
        if ($action !== 'propose') {
            $this->first('manager', 'ChangeMentor', [...$change, 'action' => 'propose']);
        }
        if (in_array($action, ['allowDraft', 'hideDraft', 'end', 'withdraw'], true)) {
            $this->first('stranger', 'ChangeMentor', [...$change, 'action' => 'accept']);
        }
        if ($action === 'hideDraft') {
            $this->first('stranger', 'ChangeMentor', [...$change, 'action' => 'allowDraft']);
        }
        $this->settle();

        return [...$change, 'action' => $action];
    }

    /** @return int id of an application of "stranger" that was sent */
    private function handled(): int
    {
        $this->applied(1);
        $database = $this->plugin->get(Database::class);

        return (int) $database->value("SELECT MAX(id) FROM {$database->table('applications')}");
    }

    /** @return iterable<string, array{string, \Closure(): array<string, mixed>, list<string>}> */
    private function ofCoWriters(): iterable
    {
        yield 'InviteCoWriter' => ['stranger', fn () => $this->invite('kossi'), ['applications.invited → kossi']];
        yield 'InviteCoWriter, who has an account' => ['stranger', fn () => $this->invite('guest'), ['applications.invited → guest']];
        yield 'ChangeCoWriter resend' => ['stranger', fn () => $this->invited('kossi'), ['applications.invited → kossi']];
        yield 'ChangeCoWriter setRole' => ['stranger', fn () => [...$this->invited('kossi'), 'role' => 'read'], []];
        yield 'ChangeCoWriter revoke' => ['stranger', fn () => $this->invited('kossi'), []];
        yield 'RemoveCoWriter' => ['stranger', fn () => $this->invited('kossi'), []];
        yield 'AnswerCoWriting accept' => ['guest', fn () => ['id' => $this->invited('guest')['writerId']], []];
        yield 'AnswerCoWriting decline' => ['guest', fn () => ['id' => $this->invited('guest')['writerId']], []];
        yield 'AnswerInvitation accept, into an application' => ['guest', fn () => $this->linked(), []];
        yield 'AnswerInvitation decline, into an application' => [self::VISITOR, fn () => $this->linked(), []];
        yield 'ApplicationPresence' => ['stranger', fn () => ['id' => $this->begun()['id'], 'leaves' => false], []];
    }

    /** @return array{id: int, email: string, role: string} */
    private function invite(string $to): array
    {
        return ['id' => $this->begun()['id'], 'email' => "{$to}@example.test", 'role' => 'edit'];
    }

    /** @return array{id: int, writerId: int} */
    private function invited(string $to): array
    {
        $invite = $this->invite($to);
        $this->first('stranger', 'InviteCoWriter', $invite);
        $listed = $this->plugin->get(SubjectInvitations::class)->of(CoWriters::KIND, $invite['id']);

        return ['id' => $invite['id'], 'writerId' => ($listed[0] ?? throw new LogicException('Nobody is invited.'))->id];
    }

    /** @return array<string, string> */
    private function linked(): array
    {
        $this->invited('kossi');

        return ['hash' => $this->sent->hashFor('kossi'), ...self::IP];
    }

    /**
     * @param array<string, mixed> $variables
     * @return array<string, mixed>
     */
    private function form(array $variables): array
    {
        return ['callId' => $this->call()->id, 'version' => 0, ...$variables];
    }

    /** @return array{callId: int, version: int} of a call whose form may be published */
    private function composed(): array
    {
        $call = $this->call();
        $this->first('operator', 'ChangeForm', ['action' => 'save', 'callId' => $call->id, 'version' => 0, 'form' => self::document()]);

        return ['callId' => $call->id, 'version' => 1];
    }

    /** @return int id of a call with a form, which is open */
    private function openCall(): int
    {
        $target = $this->composed();
        $this->first('operator', 'ChangeForm', [...$target, 'action' => 'publish']);

        return $target['callId'];
    }

    /** @return array{id: int, version: int} of a draft of "stranger" */
    private function begun(): array
    {
        $begun = $this->first('stranger', 'BeginApplication', ['callId' => $this->openCall()]);
        $id = $begun['id'] ?? null;

        return ['id' => is_int($id) ? $id : 0, 'version' => 1];
    }

    /** @return array{id: int, version: int} of what "stranger" has sent */
    private function sent(): array
    {
        $target = $this->begun();
        $this->first('stranger', 'MutateApplication', [...$target, 'action' => 'send']);

        return [...$target, 'version' => 2];
    }

    /** @return array{id: int, file: int} of what "stranger" has sent, and its file, whose scan has not ended */
    private function sentFile(): array
    {
        $target = $this->begun();
        $file = (new FileFactory($this->plugin->get(Files::class)))->pdf($this->id('stranger'), FilePurpose::Application);
        $database = $this->plugin->get(Database::class);
        $database->execute("INSERT INTO {$database->table('file_scans')} (file_id, state, reason, changed_at) VALUES (%d, 'scanning', '', '2026-11-28 12:00:00')", $file);
        $this->first('stranger', 'MutateApplication', [...$target, 'action' => 'save', 'answers' => "{\"cv\":[{$file}]}"]);
        $this->first('stranger', 'MutateApplication', ['id' => $target['id'], 'version' => 2, 'action' => 'send']);

        return ['id' => $target['id'], 'file' => $file];
    }

    /**
     * @param array{file: int} $sent
     * @return Closure(): void what the worker does after the scan
     */
    private function refusal(array $sent): Closure
    {
        return function () use ($sent): void {
            $this->plugin->get(Quarantine::class)->refuse($sent['file'], Reason::Infected);
        };
    }

    /**
     * @param array{id: int} $target
     * @return array<string, int|string>
     */
    private static function referee(array $target): array
    {
        return ['id' => $target['id'], 'questionId' => 'letter', 'name' => 'Awa Diop', 'email' => self::REFEREE, 'locale' => 'fr'];
    }

    /** @return array{id: int, letterId: int} a letter that "stranger" has asked for */
    private function asked(): array
    {
        $target = $this->begun();
        $this->first('stranger', 'AskLetter', self::referee($target));
        $letters = $this->plugin->get(LetterStore::class)->ofAddress(self::REFEREE);

        return ['id' => $target['id'], 'letterId' => $letters === [] ? 0 : $letters[0]->id];
    }

    /** @param array{letterId: int} $letter */
    private function link(array $letter): string
    {
        return $this->plugin->get(LetterStore::class)->makeLink($letter['letterId']);
    }

    private static function document(): string
    {
        $texts = ['fr' => 'Texte', 'en' => 'Text'];

        $question = ['id' => 'motive', 'kind' => 'longText', 'label' => $texts];
        $letter = ['id' => 'letter', 'kind' => 'letter', 'label' => $texts];
        $file = ['id' => 'cv', 'kind' => 'file', 'accepts' => ['document'], 'label' => $texts];

        return ApplicationForms::json(['format' => 1, 'sections' => [['id' => 'first', 'label' => $texts, 'questions' => [$question, $letter, $file]]]]);
    }

    private function call(): Record
    {
        $values = [
            'managementMode' => 'internal',
            'managerIds' => [$this->id('manager')],
            'mentorIds' => [$this->id('guest')],
            'eligibility' => [['title' => 'x']],
            'opensAt' => gmdate('Y-m-d\TH:i:s\Z', time() - DAY_IN_SECONDS),
            ...$this->closesAt === null ? [] : ['closesAt' => $this->closesAt],
        ];

        return $this->content->published(ContentType::CallForApplication, $values, ownerId: $this->id('operator'), at: new DateTimeImmutable('-60 days'));
    }
}
