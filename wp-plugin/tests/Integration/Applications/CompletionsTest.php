<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Completions\AskForRefusedFile;
use Passerelle\Applications\Completions\CompletionTables;
use Passerelle\Applications\Sending\CheckReceipt;
use Passerelle\Applications\Sending\ReceiptMail;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Applications\Trials\BeginTrial;
use Passerelle\Calls\CallDefinition;
use Passerelle\Catalogue\Recommendations\Waiting\ListWaiting;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingItem;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingKind;
use Passerelle\Content\Record;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\FileState;
use Passerelle\Files\Inspection\Reason;
use Passerelle\Files\Scanning\Quarantine;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Viewer;

/** Files that the virus scan refuses after they were sent: what is asked, of whom, until when, and what the answer changes. */
final class CompletionsTest extends ApplicationTestCase
{
    private const FORM = [
        'motive' => ['kind' => 'shortText'],
        'newcomer' => ['kind' => 'yesNo', 'statistical' => true, 'required' => true],
        'portfolio' => ['kind' => 'file', 'accepts' => ['document'], 'required' => true, 'max' => 2],
        'visa' => ['kind' => 'file', 'accepts' => ['document']],
    ];
    private const REFUSED_AT = '2027-01-02 10:00:00';
    private const UNTIL = '2027-01-05T10:00:00Z';
    private const NAME = 'SECRET-portfolio.pdf';

    public function testARefusedFileIsReplacedAfterTheClosingAndNothingElseChanges(): void
    {
        [$member, $id, $files] = $this->sent();
        [$before] = $this->documents($id);
        $this->at(self::REFUSED_AT);
        $this->refuse($files['portfolio']);

        $read = $this->read($member, $id);
        $completion = ['askedAt' => '2027-01-02T10:00:00Z', 'isOver' => false, 'questions' => ['portfolio'], 'reason' => 'refused_file', 'text' => '', 'until' => self::UNTIL];
        self::assertSame([$completion, ['complete', 'withdraw'], 'sent'], [$read['completion'], self::sorted($read['actions']), $read['state']]);
        self::assertIsString($read['askedQuestions']);
        self::assertSame(['portfolio'], array_column((array) json_decode($read['askedQuestions'], true), 'id'));
        self::assertSame([$completion], array_column($this->applications($member), 'completion'));
        $new = $this->file($member);
        $refused = fn (mixed $answers, int $version = 3): array => $this->refusals(
            fn () => $this->perform($member, ApplicationAction::Complete, $id, $version, $answers === null ? null : self::json($answers)),
        );
        self::assertSame(['answers: required'], $refused(null));
        self::assertSame(['stale_version'], $refused(['portfolio' => [$new]], 2));
        self::assertSame(['motive: unexpected_fields', 'visa: unexpected_fields'], $refused(['motive' => 'Mieux', 'visa' => [], 'portfolio' => [$new]]));
        self::assertSame(['portfolio: required'], $refused(['portfolio' => []]));
        self::assertSame(['portfolio.0: unknown_file'], $refused((object) []), 'The refused file can’t stay.');
        self::assertSame(['portfolio.1: unknown_file'], $refused(['portfolio' => [$new, $this->file($this->users->beneficiaire())]]));
        self::assertSame([$before], $this->documents($id));

        $this->at('2027-01-05 10:00:00');
        $this->perform($member, ApplicationAction::Complete, $id, 3, self::json(['portfolio' => [$new]]));
        [$after, $earlier] = $this->documents($id);
        self::assertSame($before, $earlier);
        self::assertSame([
            ...$before,
            'version' => 2,
            'sentAt' => self::UNTIL,
            'answers' => [...$before['answers'], 'portfolio' => [$new]],
            'files' => [[...$before['files'][0], 'id' => $new, 'sha256' => $this->hash($new)], $before['files'][1]],
            'completes' => ['version' => 1, 'reason' => 'refused_file', 'questions' => ['portfolio']],
        ], $after);
        $read = $this->read($member, $id);
        self::assertSame(
            [null, null, ['withdraw'], 'sent', 2, [2, 1], '2026-11-28T12:00:00Z'],
            [
                $read['completion'],
                $read['askedQuestions'],
                $read['actions'],
                $read['state'],
                $read['sentNumber'],
                array_column((array) $read['receipts'], 'number'),
                $read['sentAt'],
            ],
        );
        self::assertSame([$new], self::answers($read)['portfolio'] ?? null);
        $number = $read['number'];
        self::assertIsString($number);
        $check = $this->plugin->get(CheckReceipt::class);
        $matches = fn (int $file): bool => $check($number, $this->hash($file), '192.0.2.9') !== null;
        self::assertSame([true, false], array_map($matches, [$new, $files['portfolio']]));
        self::assertSame(2, $this->mails('applications.receipt', $id));
        $mail = fn (int $sent): string => implode("\n", $this->plugin->get(ReceiptMail::class)->content(
            new Recipient('awa@example.test', Lang::English, 'Awa', $member->id),
            [ReceiptMail::APPLICATION => $id, ReceiptMail::NUMBER => $sent],
        )->paragraphs ?? []);
        self::assertStringContainsString('you can take it back', $mail(1));
        self::assertStringNotContainsString('take it back', $mail(2));
        self::assertStringContainsString('We have received what was asked for', $mail(2));
        self::assertSame(['invalid_transition'], $refused(['portfolio' => [$new]], 4));
    }

    public function testAfterItsTimeARequestIsRefusedWithItsDate(): void
    {
        [$member, $id, $files] = $this->sent();
        $this->at(self::REFUSED_AT);
        $this->refuse($files['portfolio']);
        $this->at('2027-01-05 10:00:01');
        $answer = self::json(['portfolio' => [$this->file($member)]]);
        try {
            $this->perform($member, ApplicationAction::Complete, $id, 3, $answer);
            self::fail('Too late.');
        } catch (DomainError $error) {
            self::assertSame(['completion_over', ['instant' => '2027-01-05T10:00:00+00:00', 'zone' => 'Africa/Dakar']], [$error->errorCode, $error->current]);
        }
        $read = $this->read($member, $id);
        self::assertIsArray($read['completion']);
        self::assertSame([true, self::UNTIL, ['withdraw']], [$read['completion']['isOver'], $read['completion']['until'], $read['actions']]);
        self::assertSame([[], 1], [$this->waiting($member), count($this->documents($id))]);
    }

    public function testThoseWhoSendAnswerAndNobodyElse(): void
    {
        [$beginner, $owner, $member, $writer] = array_map(fn (): Viewer => $this->users->beneficiaire(), range(1, 4));
        $structure = $this->structure([[$beginner, 'member', 'member'], [$owner, 'owner', 'member'], [$member, 'member', 'member']]);
        [, $id, $files] = $this->sent($beginner, $structure);
        $this->refuse($files['portfolio']);
        $people = ['beginner' => $beginner, 'owner' => $owner, 'member' => $member, 'stranger' => $writer];
        $people = [...$people, 'manager' => $this->manager, 'administrator' => $this->users->administrator()];
        $answer = fn (Viewer $each): string => self::json(['portfolio' => [$this->file($each), 0]]);
        $may = array_map(fn (Viewer $each): array => $this->refusals(fn () => $this->perform($each, ApplicationAction::Complete, $id, 3, $answer($each))), $people);
        self::assertSame([
            'beginner' => ['portfolio.1: unexpected_fields'],
            'owner' => ['portfolio.1: unexpected_fields'],
            'member' => ['invalid_transition'],
            'stranger' => ['not_found'],
            'manager' => ['not_found'],
            'administrator' => ['not_found'],
        ], $may);
        self::assertSame([1, 1, 0, 0, 0], array_map(fn (Viewer $each): int => count($this->waiting($each)), [$beginner, $owner, $member, $writer, $this->manager]));
        self::assertSame([1, 1, 0, 1, 1], array_map(fn (Viewer $each): int => count($this->notices($each)), [$beginner, $owner, $member, $this->manager, $this->owner]));
        $this->leave($structure, $beginner);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->perform($beginner, ApplicationAction::Complete, $id, 3, '{}')));
        $this->perform($owner, ApplicationAction::Complete, $id, 3, self::json(['portfolio' => [$this->file($owner)]]));
        self::assertCount(2, $this->documents($id));
    }

    public function testBothSidesAreToldWithNothingOfWhatTheApplicationSays(): void
    {
        [$member, $id, $files] = $this->sent();
        $this->at(self::REFUSED_AT);
        $this->refuse($files['portfolio']);
        $this->refuse($files['portfolio']);
        $number = $this->read($member, $id)['number'];
        self::assertIsString($number);
        [$toMember] = $this->notices($member);
        [$toManager] = $this->notices($this->manager);
        foreach ([$toMember, $toManager] as $notice) {
            self::assertStringContainsString($number, $notice->text);
            self::assertMatchesRegularExpression('/jusqu’au 5\s+janvier\s+2027\s+à\s+10/u', $notice->text);
            self::assertStringNotContainsString('SECRET', $notice->title . $notice->text);
        }
        self::assertSame('/tableau-de-bord/vos-candidatures/', $toMember->path);
        self::assertStringContainsString('est à remplacer', $toMember->title);
        self::assertStringContainsString('est refusé', $toManager->title);
        $notices = array_map(fn (Viewer $each): int => count($this->notices($each)), [$member, $this->manager, $this->owner]);
        self::assertSame([1, 1, 1], $notices, 'Once each, however often the message comes.');
        self::assertSame(3, $this->mails('applications.completion_news', $id));
        [$waiting] = $this->waiting($member);
        self::assertSame([$id, self::UNTIL, "/tableau-de-bord/vos-candidatures/{$id}/"], [$waiting->id, $waiting->at?->format('Y-m-d\TH:i:s\Z'), $waiting->path]);

        $this->perform($member, ApplicationAction::Complete, $id, 3, self::json(['portfolio' => [$this->file($member)]]));
        self::assertStringContainsString('remplacé', $this->notices($this->manager)[0]->title);
        self::assertSame([[], 1], [$this->waiting($member), count($this->notices($member))]);
    }

    public function testOneRequestIsOpenAtATime(): void
    {
        [$member, $id, $files] = $this->sent();
        $this->at(self::REFUSED_AT);
        $this->refuse($files['portfolio']);
        $this->at('2027-01-03 10:00:00');
        $this->refuse($files['visa']);
        $read = $this->read($member, $id)['completion'];
        self::assertIsArray($read);
        self::assertSame([['portfolio', 'visa'], '2027-01-06T10:00:00Z'], [$read['questions'], $read['until']]);
        $answer = ['portfolio' => [$this->file($member)]];
        self::assertSame(['visa.0: unknown_file'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Complete, $id, 3, self::json($answer))));
        $this->perform($member, ApplicationAction::Complete, $id, 3, self::json([...$answer, 'visa' => null]));
        self::assertSame(['motive' => 'Raison', ...$answer], self::without($this->documents($id)[0]['answers']));

        // What replaces a file may be refused in turn.
        $this->refuse($answer['portfolio'][0], true);
        self::assertIsArray($this->read($member, $id)['completion']);
        $this->at('2027-02-01 10:00:00');
        $rows = $this->db->rows("SELECT asked_number, answered_number, open_submission IS NULL AS closed FROM {$this->db->table(CompletionTables::COMPLETIONS)} ORDER BY id");
        self::assertSame([['1', '2', '1'], ['2', null, '0']], array_map(array_values(...), $rows));
        [$copy] = iterator_to_array($this->plugin->get(PersonalApplications::class)->of($member->id), false);
        self::assertIsArray($copy['completions']);
        self::assertSame([['portfolio', 'visa'], ['portfolio']], array_column($copy['completions'], 'questions'));
        self::assertSame([2, null], array_column($copy['completions'], 'answeredBy'));
    }

    public function testNothingIsAskedOfWhatWasNotSentOrDoesNotCount(): void
    {
        $member = $this->users->beneficiaire();
        $draft = $this->id($this->begin($member, $this->openCall()));
        $file = $this->file($member, true);
        $this->write($member, $draft, 1, ['portfolio' => [$file]]);
        $this->refuse($file);
        [, $withdrawn, $files] = $this->sent();
        $this->db->execute("UPDATE {$this->db->table('applications')} SET withdrawn_at = '2026-11-29 00:00:00' WHERE id = %d", $withdrawn);
        $this->refuse($files['portfolio']);
        [, $removed, $files] = $this->sent();
        $this->db->execute("UPDATE {$this->db->table('applications')} SET removed_at = '2026-11-29 00:00:00' WHERE id = %d", $removed);
        $this->refuse($files['portfolio']);
        $trial = ($this->plugin->get(BeginTrial::class))($this->manager, $this->openCall()->id, null)->application->id;
        $file = $this->file($this->manager, true);
        $this->write($this->manager, $trial, 1, ['motive' => 'Raison', 'newcomer' => false, 'portfolio' => [$file]]);
        $this->perform($this->manager, ApplicationAction::Send, $trial, 2);
        $this->refuse($file);
        [, $ineligible, $files] = $this->sent();
        $this->db->execute("UPDATE {$this->db->table('submissions')} SET state = 'ineligible' WHERE application_id = %d", $ineligible);
        $this->refuse($files['portfolio']);
        [$third, $replaced, $files] = $this->sent();
        $this->perform($third, ApplicationAction::TakeBack, $replaced, 3);
        $this->write($third, $replaced, 4, ['portfolio' => [$this->file($third)]]);
        $this->perform($third, ApplicationAction::Send, $replaced, 5);
        $this->refuse($files['portfolio']);
        $this->refuse($this->file($member, true));
        self::assertSame([], $this->db->rows("SELECT id FROM {$this->db->table(CompletionTables::COMPLETIONS)}"));
    }

    public function testWhatIsSentAgainAnswersToo(): void
    {
        [$member, $id, $files] = $this->sent();
        $this->refuse($files['portfolio']);
        $this->perform($member, ApplicationAction::TakeBack, $id, 3);
        $new = $this->file($member);
        $this->write($member, $id, 4, ['portfolio' => [$new], 'motive' => 'Autre']);
        // Answered while the next version is written: that stays as it is written.
        $other = $this->file($member);
        $this->perform($member, ApplicationAction::Complete, $id, 5, self::json(['portfolio' => [$other]]));
        $read = $this->read($member, $id);
        self::assertSame(['draft', 2, [$new], 'Autre'], [$read['state'], $read['sentNumber'], self::answers($read)['portfolio'] ?? null, self::answers($read)['motive'] ?? null]);
        self::assertSame(['motive' => 'Raison', 'portfolio' => [$other]], self::without($this->documents($id)[0]['answers'], ['visa']));
        $this->refuse($other, true);
        self::assertNotNull($this->read($member, $id)['completion']);
        $this->perform($member, ApplicationAction::Send, $id, 6);
        $read = $this->read($member, $id);
        self::assertSame([null, 3, 'sent'], [$read['completion'], $read['sentNumber'], $read['state']]);
    }

    public function testRequestsEndWithTheirApplication(): void
    {
        [$member, , $files] = $this->sent();
        $this->refuse($files['portfolio']);
        $this->plugin->get(PersonalApplications::class)->erase($member->id);
        self::assertSame([], $this->db->rows("SELECT id FROM {$this->db->table(CompletionTables::COMPLETIONS)}"));
    }

    /** @return array{Viewer, int, array{portfolio: int, visa: int}} who applies, the application of version 3, and its files, which are being scanned */
    private function sent(?Viewer $member = null, ?Record $structure = null): array
    {
        $member ??= $this->users->beneficiaire();
        $id = $this->id($this->begin($member, $this->openCall(), $structure?->id));
        $files = ['portfolio' => $this->file($member, true), 'visa' => $this->file($member, true)];
        $this->write($member, $id, 1, ['motive' => 'Raison', 'newcomer' => true, ...array_map(static fn (int $file): array => [$file], $files)]);
        $this->perform($member, ApplicationAction::Send, $id, 2);

        return [$member, $id, $files];
    }

    private function openCall(): Record
    {
        $call = $this->call([CallDefinition::APPLICATIONS_EACH => 5]);
        $this->publishForm($call, self::document(self::FORM));

        return $call;
    }

    private function file(Viewer $uploader, bool $isScanned = false): int
    {
        $id = $this->files->pdf($uploader->id, FilePurpose::Application, self::NAME, uniqid('', true));
        if ($isScanned) {
            $this->scan($id);
        }

        return $id;
    }

    private function scan(int $file): void
    {
        $this->db->execute(
            "INSERT INTO {$this->db->table('file_scans')} (file_id, state, reason, changed_at) VALUES (%d, %s, '', '2026-11-28 12:00:00')",
            $file,
            FileState::Scanning->value,
        );
    }

    /** Does what the worker does after the scan. */
    private function refuse(int $file, bool $wasNotScanned = false): void
    {
        if ($wasNotScanned) {
            $this->scan($file);
        }
        $this->plugin->get(Quarantine::class)->refuse($file, Reason::Infected);
        $this->plugin->get(AskForRefusedFile::class)->handle([Quarantine::FILE => $file]);
    }

    /** @return list<array{answers: array<string, mixed>, files: list<array<string, mixed>>, version: int}> what was sent, the newest first */
    private function documents(int $id): array
    {
        /** @var list<array{answers: array<string, mixed>, files: list<array<string, mixed>>, version: int}> $documents */
        $documents = array_map(static fn (array $row): mixed => json_decode((string) $row['document'], true), $this->db->rows(
            "SELECT snapshot.document FROM {$this->db->table('submission_snapshots')} snapshot JOIN {$this->db->table('submissions')} submission"
                . ' ON submission.id = snapshot.submission_id WHERE submission.application_id = %d ORDER BY snapshot.number DESC',
            $id,
        ));

        return $documents;
    }

    private function hash(int $file): string
    {
        return (string) $this->db->value("SELECT sha256 FROM {$this->db->table('submission_files')} WHERE file_id = %d", $file);
    }

    /** @return list<WaitingItem> */
    private function waiting(Viewer $viewer): array
    {
        $all = ($this->plugin->get(ListWaiting::class))($viewer, Lang::French);

        return array_values(array_filter($all, static fn (WaitingItem $item): bool => $item->kind === WaitingKind::Completion));
    }

    /** @return list<ReadNotice> about completions, the newest first */
    private function notices(Viewer $viewer): array
    {
        $all = ($this->plugin->get(ReadNotices::class))($viewer, Lang::French, 1, 20);

        return array_values(array_filter($all, static fn (ReadNotice $each): bool => $each->notice->kind->value === 'application_completion'));
    }

    /** How many mails with this key wait, about an application. */
    private function mails(string $key, int $id): int
    {
        return (int) $this->db->value(
            "SELECT COUNT(*) FROM {$this->db->table('outbox')} WHERE kind = 'mail' AND payload LIKE %s AND payload LIKE %s",
            "%\"mail\":\"{$key}\"%",
            "%\"application\":{$id},%",
        );
    }

    /**
     * @param array<string, mixed> $answers
     * @param list<string> $ids
     * @return array<string, mixed>
     */
    private static function without(array $answers, array $ids = []): array
    {
        $left = array_diff_key($answers, array_flip($ids));
        ksort($left);

        return $left;
    }

    /** @return list<mixed> */
    private static function sorted(mixed $list): array
    {
        $values = array_values((array) $list);
        sort($values);

        return $values;
    }
}
