<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\CoWriting\CoWriterRole;
use Passerelle\Applications\CoWriting\InviteCoWriter;
use Passerelle\Applications\CoWriting\WhomToInvite;
use Passerelle\Applications\Letters\ChangeLetters;
use Passerelle\Applications\Letters\CopiedLetters;
use Passerelle\Applications\Letters\LetterAction;
use Passerelle\Applications\Letters\LetterTables;
use Passerelle\Applications\Letters\Mails\LetterReminderMail;
use Passerelle\Applications\Letters\Mails\LetterRequestMail;
use Passerelle\Applications\Letters\RemindReferees;
use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Files\FileAccess;
use Passerelle\Files\Files;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailHandler;
use Passerelle\Mail\Recipient;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Factories\FileFactory;

/** Asking for letters, writing them by a link, and what applicants see of them. */
final class LettersTest extends LetterTestCase
{
    public function testALetterIsAskedOpenedAndReceived(): void
    {
        [$member, $id] = $this->drafted();
        $letter = $this->ask($member, $id, message: "Bonjour,\n\nmerci.");
        self::assertSame(['asked'], $this->states($member, $id));
        $hash = $this->link($letter);
        $page = $this->page($hash);
        self::assertSame(
            [get_userdata($member->id)->display_name ?? '', "Bonjour,\n\nmerci.", false, '', 'Question', '2026-12-31T23:59:59Z', false],
            [$page['applicant'], $page['message'], $page['isReceived'], $page['text'], $page['question'], $page['deadline'], $page['isReadByApplicant']],
        );
        self::assertSame(['opened'], $this->states($member, $id));
        $this->answer($hash, LetterAction::Save, 'Begun');
        self::assertSame('Begun', $this->page($hash)['text']);
        $this->answer($hash, LetterAction::Send, 'SECRET letter');
        [$row] = $this->letters($member, $id);
        self::assertSame(['received', null, [], false], [$row['state'], $row['text'], $row['files'], $row['mayChange']]);
        self::assertStringNotContainsString('SECRET', self::json($this->read($member, $id)));
        // What was sent is not shown again, not even to who holds the link.
        self::assertSame([true, '', []], [$this->page($hash)['isReceived'], $this->page($hash)['text'], $this->page($hash)['files']]);
        foreach ([LetterAction::Save, LetterAction::Send, LetterAction::Decline] as $action) {
            self::assertSame(['link_expired'], $this->refusals(fn () => $this->answer($hash, $action, 'again')), $action->value);
        }
        $this->answer($hash, LetterAction::Erase);
        self::assertSame(['erased'], $this->states($member, $id));
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->page($hash)));
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->answer($hash, LetterAction::Erase)));
        $notices = $this->db->value("SELECT COUNT(*) FROM {$this->db->table('notices')} WHERE user_id = %d AND kind = 'letter_received'", $member->id);
        self::assertSame('2', (string) $notices);
    }

    public function testACopyNamesWhoSentALetterAndItsFilesNotWhatItSays(): void
    {
        [$member, $id] = $this->drafted();
        $submissionId = (int) $this->db->value("SELECT id FROM {$this->db->table('submissions')} WHERE application_id = %d", $id);
        $copied = fn (): array => $this->plugin->get(CopiedLetters::class)->of($submissionId);
        $hash = $this->link($letter = $this->ask($member, $id));
        $this->ask($member, $id, 'other@example.test', 'Still Writing');
        $this->attach($letter, 'CANARY');
        $this->answer($hash, LetterAction::Save, 'CANARY');
        self::assertSame([], $copied(), 'not before it is sent');
        $this->answer($hash, LetterAction::Send, 'CANARY');
        $bytes = hash('sha256', FileFactory::pdfText());
        self::assertSame([['hashes' => [$bytes], 'name' => 'Awa Diop', 'receivedAt' => '2026-11-28T12:00:00Z']], $copied());
        $this->answer($hash, LetterAction::Erase);
        self::assertSame([], $copied());
    }

    public function testWhoDeclinesIsLeftAlone(): void
    {
        [$member, $id] = $this->drafted();
        $hash = $this->link($this->ask($member, $id));
        $this->answer($hash, LetterAction::Save, 'CANARY');
        $this->answer($hash, LetterAction::Decline);
        self::assertSame(['declined'], $this->states($member, $id));
        self::assertSame('Awa Diop', $this->letters($member, $id)[0]['name']);
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->page($hash)));
        self::assertSame(['email: already_invited'], $this->refusals(fn () => $this->ask($member, $id, 'Referee@Example.test ')));
        self::assertSame([], $this->db->column("SELECT text FROM {$this->db->table(LetterTables::LETTERS)} WHERE text LIKE '%%CANARY%%'"));
        $this->ask($member, $id, 'other@example.test');
        self::assertSame(['declined', 'asked'], $this->states($member, $id));
    }

    public function testARequestIsWithdrawnAndItsRefereeChanged(): void
    {
        [$member, $id] = $this->drafted(['max' => 1]);
        $first = $this->ask($member, $id, 'wrong@example.test');
        $hash = $this->link($first);
        self::assertSame(['questionId: too_many_letters'], $this->refusals(fn () => $this->ask($member, $id)));
        $second = $this->ask($member, $id, instead: $first);
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->page($hash)));
        self::assertSame([[$second, 'asked', self::REFEREE]], array_map(static fn (array $row): array => [$row['id'], $row['state'], $row['email']], $this->letters($member, $id)));
        $this->plugin->get(ChangeLetters::class)->withdraw($member, $id, $second);
        self::assertSame([], $this->letters($member, $id));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->plugin->get(ChangeLetters::class)->withdraw($member, $id, $second)));
        self::assertSame([['', '']], array_map(array_values(...), $this->db->rows("SELECT DISTINCT name, email FROM {$this->db->table(LetterTables::LETTERS)}")));
    }

    public function testBadInput(): void
    {
        [$member, $id] = $this->drafted();
        $own = get_userdata($member->id)->user_email ?? '';
        self::assertSame(['name: required', 'email: required'], $this->refusals(fn () => $this->ask($member, $id, '', " \n")));
        self::assertSame(['email: invalid_email'], $this->refusals(fn () => $this->ask($member, $id, "a@b.test\nBcc: c@d.test")));
        self::assertSame(['name: too_long'], $this->refusals(fn () => $this->ask($member, $id, name: str_repeat('x', 121))));
        self::assertSame(['message: too_long'], $this->refusals(fn () => $this->ask($member, $id, message: str_repeat('x', 1001))));
        self::assertSame(['questionId: invalid_choice'], $this->refusals(fn () => $this->ask($member, $id, question: 'motive')));
        self::assertSame(['email: referee_is_applicant'], $this->refusals(fn () => $this->ask($member, $id, strtoupper($own))));
        self::assertSame(0, (int) $this->db->value("SELECT COUNT(*) FROM {$this->db->table(LetterTables::LETTERS)}"));
        $letter = $this->ask($member, $id, name: "Awa\r\nBcc: x@y.test");
        self::assertSame('Awa Bcc: x@y.test', $this->letters($member, $id)[0]['name']);
        $hash = $this->link($letter);
        self::assertSame(['text: letter_empty'], $this->refusals(fn () => $this->answer($hash, LetterAction::Send, " \n ")));
        self::assertSame(['text: too_long'], $this->refusals(fn () => $this->answer($hash, LetterAction::Send, str_repeat('é', 20001))));
        foreach (['', 'x', str_repeat('A', 43)] as $wrong) {
            self::assertSame(['link_expired'], $this->refusals(fn () => $this->page($wrong)));
            self::assertSame(['link_expired'], $this->refusals(fn () => $this->answer($wrong, LetterAction::Send, 'x')));
        }
    }

    public function testRequestsAreLimited(): void
    {
        [$member, $id] = $this->drafted();
        [, $other] = [$member, $this->id($this->begin($second = $this->users->beneficiaire(), $this->call))];
        $letter = $this->ask($member, $id);
        $change = $this->plugin->get(ChangeLetters::class);
        $change->again($member, $id, $letter);
        $this->ask($second, $other);
        self::assertSame(['rate_limited'], $this->refusals(fn () => $change->again($member, $id, $letter)), 'three an address and day, by all together');
        $invite = fn () => ($this->plugin->get(InviteCoWriter::class))($second, $other, new WhomToInvite(email: self::REFEREE), CoWriterRole::Read);
        self::assertSame(['rate_limited'], $this->refusals($invite), 'requests to co-writers included');
        $this->db->execute("UPDATE {$this->db->table(LetterTables::LETTERS)} SET sending = 8 WHERE id = %d", $letter);
        $this->ask($member, $id, 'one@example.test');
        $writer = fn (string $email) => ($this->plugin->get(InviteCoWriter::class))($member, $id, new WhomToInvite(email: $email), CoWriterRole::Read);
        $writer('two@example.test');
        self::assertSame(['email: too_many_requests'], $this->refusals(fn () => $writer('three@example.test')), 'ten an application, to referees and co-writers together');
        self::assertSame(['letter_requests_used_up'], $this->refusals(fn () => $change->again($member, $id, $letter)));
        self::assertFalse($this->question($member, $id)['mayAsk']);
    }

    public function testOnlyWhoSendsTheApplicationAsksAndNobodyElseSeesIt(): void
    {
        $owner = $this->users->beneficiaire();
        $colleague = $this->users->beneficiaire();
        $structure = $this->structure([[$owner, 'owner', 'member'], [$colleague, 'member', 'member']]);
        [$member, $id] = $this->drafted();
        $shared = $this->id($this->begin($owner, $this->call, $structure->id));
        $letter = $this->ask($member, $id);
        $change = $this->plugin->get(ChangeLetters::class);
        $strangers = [$this->users->beneficiaire(), $this->owner, $this->manager, $this->users->administrator(), Viewer::anonymous()];
        foreach ($strangers as $stranger) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->ask($stranger, $id, 'x@example.test')));
            self::assertSame(['not_found'], $this->refusals(fn () => $change->again($stranger, $id, $letter)));
            self::assertSame(['not_found'], $this->refusals(fn () => $change->withdraw($stranger, $id, $letter)));
        }
        // A letter of another application, by its id.
        self::assertSame(['not_found'], $this->refusals(fn () => $change->withdraw($owner, $shared, $letter)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->ask($owner, $shared, 'y@example.test', instead: $letter)));
        // Members of the structure see the letters; its owners ask.
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->ask($colleague, $shared)));
        $this->ask($owner, $shared);
        self::assertSame(['asked'], $this->states($colleague, $shared));
        self::assertSame([false, true], [$this->letters($colleague, $shared)[0]['mayChange'], $this->letters($owner, $shared)[0]['mayChange']]);
        $this->leave($structure, $owner);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->ask($owner, $shared, 'z@example.test')));
    }

    public function testTheApplicantReadsItWhereTheQuestionSaysSo(): void
    {
        [$member, $id] = $this->drafted(['readable' => true]);
        $letter = $this->ask($member, $id);
        $hash = $this->link($letter);
        self::assertTrue($this->page($hash)['isReadByApplicant']);
        $file = $this->attach($letter);
        self::assertSame([$file], array_column((array) $this->page($hash)['files'], 'id'));
        self::assertSame([null, []], [$this->letters($member, $id)[0]['text'], $this->letters($member, $id)[0]['files']], 'not before it was sent');
        self::assertFalse($this->mayRead($member, $file));
        $this->answer($hash, LetterAction::Send, 'Good.');
        self::assertSame(['Good.', [$file]], [$this->letters($member, $id)[0]['text'], array_column((array) $this->letters($member, $id)[0]['files'], 'id')]);
        self::assertTrue($this->mayRead($member, $file));
        foreach ([$this->users->beneficiaire(), $this->owner, $this->manager, $this->users->administrator(), Viewer::anonymous()] as $stranger) {
            self::assertFalse($this->mayRead($stranger, $file));
        }
        $this->answer($hash, LetterAction::Erase);
        self::assertNull($this->plugin->get(Files::class)->find($file));
    }

    /** A form that lets applicants read letters later opens none that was promised to be confidential. */
    public function testALetterStaysAsConfidentialAsItsRefereeWasTold(): void
    {
        [$member, $id] = $this->drafted();
        $letter = $this->ask($member, $id);
        $file = $this->attach($letter);
        $this->answer($this->link($letter), LetterAction::Send, 'SECRET');
        $this->change($this->owner, $this->call, FormAction::Save, self::document(['letter' => [...self::FORM['letter'], 'readable' => true], 'motive' => self::FORM['motive']]));
        $this->change($this->owner, $this->call, FormAction::Publish);
        self::assertNull($this->letters($member, $id)[0]['text']);
        self::assertFalse($this->mayRead($member, $file));
    }

    public function testFilesBelongToTheLinkOfTheirLetter(): void
    {
        [$member, $id] = $this->drafted();
        [$first, $second] = [$this->ask($member, $id), $this->ask($member, $id, 'second@example.test')];
        $file = $this->attach($first);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->answer($this->link($second), LetterAction::RemoveFile, null, $file)));
        $this->answer($this->link($first), LetterAction::RemoveFile, null, $file);
        self::assertNull($this->plugin->get(Files::class)->find($file));
        $this->attach($first);
        $this->answer($this->link($first), LetterAction::Send, '');
        self::assertSame(['received', 'asked'], $this->states($member, $id));
    }

    public function testAnAwaitedLetterKeepsTheApplicationFromBeingSentUntilItArrives(): void
    {
        [$member, $id] = $this->drafted(['min' => 1, 'awaited' => true, 'required' => true]);
        self::assertSame(['letter: required'], self::missing($this->read($member, $id)));
        $letter = $this->ask($member, $id);
        self::assertSame(['letter: letters_not_received'], self::missing($this->read($member, $id)));
        self::assertSame(['letter: letters_not_received'], $this->refusals(fn () => $this->send($member, $id)));
        $this->answer($this->link($letter), LetterAction::Send, 'Good.');
        $this->send($member, $id);
        self::assertSame(['sent', []], [$this->read($member, $id)['state'], self::missing($this->read($member, $id))]);
    }

    public function testASnapshotNamesTheLettersByTheirIdsAndNeverChanges(): void
    {
        [$member, $id] = $this->drafted();
        $letter = $this->ask($member, $id);
        $this->send($member, $id);
        $stored = $this->snapshot($id);
        self::assertSame([['question' => 'letter', 'id' => $letter, 'state' => 'asked', 'receivedAt' => null]], self::lettersIn($stored));
        self::assertStringNotContainsString('Awa', $stored);
        self::assertStringNotContainsString(self::REFEREE, $stored);
        $this->answer($this->link($letter), LetterAction::Send, 'Good.');
        self::assertSame($stored, $this->snapshot($id));
        $this->perform($member, ApplicationAction::TakeBack, $id, 2);
        $this->send($member, $id);
        $received = ['question' => 'letter', 'id' => $letter, 'state' => 'received', 'receivedAt' => '2026-11-28T12:00:00Z'];
        self::assertSame([$received], self::lettersIn($this->snapshot($id)));
    }

    public function testTheDeadlineFollowsTheClosing(): void
    {
        [$member, $id] = $this->drafted(['daysAfterClosing' => 5]);
        $hash = $this->link($letter = $this->ask($member, $id));
        self::assertSame('2027-01-05T23:59:59Z', $this->page($hash)['deadline']);
        // The draft was not sent: after the closing nobody needs its letter.
        $this->at('2027-01-01 00:00:00');
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->page($hash)));
        self::assertSame(['call_closed'], $this->refusals(fn () => $this->plugin->get(ChangeLetters::class)->again($member, $id, $letter)));
        $this->at('2026-12-31 23:59:59');
        $this->send($member, $id);
        $this->at('2027-01-05 23:59:59');
        self::assertSame('2027-01-05T23:59:59Z', $this->page($hash)['deadline']);
        $this->at('2027-01-06 00:00:00');
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->page($hash)));
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->answer($hash, LetterAction::Send, 'Late')));
        $this->content->save($this->call, ['closesAt' => '2027-01-31T23:59:59Z']);
        self::assertSame('2027-02-05T23:59:59Z', $this->page($hash)['deadline']);
        $this->answer($hash, LetterAction::Send, 'In time');
        self::assertSame(['received'], $this->states($member, $id));
    }

    public function testAWithdrawnApplicationOrACallOfflineAsksNobody(): void
    {
        [$member, $id] = $this->drafted();
        $letter = $this->ask($member, $id);
        $hash = $this->link($letter);
        $this->send($member, $id);
        $this->perform($member, ApplicationAction::Withdraw, $id, 2);
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->page($hash)));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->ask($member, $id, 'x@example.test')));
        self::assertNull($this->requestMail($letter));
    }

    public function testTheMailIsInTheLanguageOfTheRefereeWithALinkOfItsOwn(): void
    {
        [$member, $id] = $this->drafted();
        $letter = $this->ask($member, $id, name: 'Awa Diop', message: '<b>Bonjour</b>');
        $mail = $this->requestMail($letter);
        $name = get_userdata($member->id)->display_name ?? '';
        self::assertSame("{$name} is asking you for a letter of recommendation", $mail->subject ?? null);
        self::assertSame('<b>Bonjour</b>', $mail->paragraphs[2] ?? null);
        self::assertStringContainsString('2026 at 23:59 (Dakar)', $mail->paragraphs[1] ?? '');
        self::assertSame(1, preg_match('~/en/letter/\?hash=([\w-]{43})$~D', $mail->button->url ?? '', $link));
        self::assertSame('Awa Diop', $this->page($link[1])['name']);
        $again = $this->requestMail($letter);
        self::assertNotSame($mail->button->url ?? null, $again->button->url ?? null);
        self::assertSame('Awa Diop', $this->page($link[1])['name'], 'the first link stays valid');
        // The queue holds no address, and the table no link.
        $queued = implode('', $this->db->column("SELECT payload FROM {$this->db->table('outbox')}"));
        self::assertStringNotContainsString(self::REFEREE, $queued);
        self::assertStringNotContainsString($link[1], implode('', $this->db->column("SELECT token_hash FROM {$this->db->table(LetterTables::LINKS)}")));
        $this->plugin->get(ChangeLetters::class)->again($member, $id, $letter);
        self::assertNull($this->requestMail($letter), 'an earlier mail is void');
        self::assertNotNull($this->requestMail($letter, 2));
    }

    public function testARefereeIsRemindedOnceAndNotAfterTheEnd(): void
    {
        [$member, $id] = $this->drafted();
        $letter = $this->ask($member, $id);
        $received = $this->ask($member, $id, 'second@example.test');
        $this->answer($this->link($received), LetterAction::Send, 'Good.');
        $remind = fn () => $this->plugin->get(RemindReferees::class)->run();
        $remind();
        $this->at('2026-12-29 23:59:58');
        $remind();
        self::assertSame([], $this->reminded());
        // The closing moves: the reminder with it.
        $this->content->save($this->call, ['closesAt' => '2027-01-02T23:59:59Z']);
        $this->at('2026-12-31 12:00:00');
        $remind();
        self::assertSame([], $this->reminded());
        $this->at('2027-01-01 00:00:00');
        $remind();
        $this->at('2027-01-01 12:00:00');
        $remind();
        self::assertSame([$letter], $this->reminded());
        $mail = $this->plugin->get(LetterReminderMail::class)->content(new Recipient(self::REFEREE, Lang::French), ['letter' => $letter]);
        self::assertStringStartsWith('Rappel', $mail->subject ?? '');
        $this->at('2027-01-03 00:00:00');
        self::assertNull($this->plugin->get(LetterReminderMail::class)->content(new Recipient(self::REFEREE, Lang::French), ['letter' => $letter]));
    }

    /** @return list<int> letters that a reminder is queued for */
    private function reminded(): array
    {
        $letters = [];
        foreach ($this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = %s ORDER BY id", MailHandler::KIND) as $payload) {
            /** @var array{mail: string, data: array{letter: int}} $mail */
            $mail = json_decode((string) $payload, true);
            if ($mail['mail'] === LetterReminderMail::KEY) {
                $letters[] = $mail['data']['letter'];
            }
        }

        return $letters;
    }

    private function requestMail(int $letter, int $sending = 1): ?MailContent
    {
        $mail = $this->plugin->get(LetterRequestMail::class);
        $data = LetterRequestMail::data($letter, $sending);
        $recipient = $mail->recipient($data);

        return $recipient === null ? null : $mail->content($recipient, $data);
    }

    private static function lettersIn(string $snapshot): mixed
    {
        return ((array) json_decode($snapshot, true))['letters'] ?? null;
    }

    private function snapshot(int $id): string
    {
        return (string) $this->db->value(
            "SELECT snapshot.document FROM {$this->db->table('submission_snapshots')} snapshot JOIN {$this->db->table('submissions')} submission"
                . ' ON submission.id = snapshot.submission_id WHERE submission.application_id = %d ORDER BY snapshot.number DESC LIMIT 1',
            $id,
        );
    }

    private function mayRead(Viewer $viewer, int $file): bool
    {
        $stored = $this->plugin->get(Files::class)->find($file) ?? self::fail();

        return $this->plugin->get(FileAccess::class)->check($viewer, $stored)->mayRead;
    }

    /** @return array<string, mixed> */
    private function question(Viewer $viewer, int $id): array
    {
        /** @var list<array<string, mixed>> $questions */
        $questions = $this->read($viewer, $id)['letterQuestions'];

        return $questions[0];
    }
}
