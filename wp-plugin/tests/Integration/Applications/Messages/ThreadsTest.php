<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Messages;

use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PublishedItems;
use Passerelle\Accounts\Privacy\Records\FileRecords;
use Passerelle\Accounts\Privacy\Records\ThreadRecords;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\FilesOfApplications;
use Passerelle\Applications\CoWriting\ChangeCoWriter;
use Passerelle\Applications\CoWriting\CoWriterAction;
use Passerelle\Applications\CoWriting\CoWriterRole;
use Passerelle\Applications\Handling\Listing\ListFilter;
use Passerelle\Applications\Handling\Listing\SentApplications;
use Passerelle\Applications\Messages\DraftThreads;
use Passerelle\Applications\Messages\OwnThread;
use Passerelle\Applications\Messages\OwnThreads;
use Passerelle\Applications\Messages\ReadThread;
use Passerelle\Applications\Messages\ThreadTables;
use Passerelle\Applications\Messages\WaitingMessages;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Applications\Submissions\ApplicationErasure;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingItem;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\StoredFiles;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;

/** Who reads and writes the thread of an application, what waits to be read, files, and its end. */
final class ThreadsTest extends ThreadTestCase
{
    /** People who have a part in the application itself, among the strangers to a call. */
    private const PARTIES = ['applicant', 'co-writer'];

    public function testBothSidesWriteAndRead(): void
    {
        $this->say($this->applicant, "  Bonjour,\r\n\r\n\r\npuis-je joindre un devis ? ");
        $this->at('2026-11-29 09:00:00');
        $this->say($this->manager, 'Oui.');

        $thread = $this->thread($this->applicant);
        $ids = array_column($this->messages($this->applicant), 'id');
        self::assertSame([
            'callTitle' => $this->call->title,
            'id' => $this->id,
            'isSent' => true,
            'mayWrite' => true,
            'messages' => [
                [
                    'author' => 'Aïda', 'files' => [], 'id' => $ids[0], 'isOwn' => true, 'isUnread' => false, 'side' => 'applicant',
                    'text' => "Bonjour,\n\npuis-je joindre un devis ?", 'writtenAt' => '2026-11-28T12:00:00Z',
                ],
                [
                    'author' => 'Mariam', 'files' => [], 'id' => $ids[1], 'isOwn' => false, 'isUnread' => true, 'side' => 'team',
                    'text' => 'Oui.', 'writtenAt' => '2026-11-29T09:00:00Z',
                ],
            ],
            'name' => null,
            'number' => $thread['number'],
            'side' => 'applicant',
            'withdrawnAt' => null,
            'zone' => 'Africa/Dakar',
        ], $thread);
        $ofTeam = $this->thread($this->owner);
        self::assertSame(['Aïda', 'team', true], [$ofTeam['name'], $ofTeam['side'], $ofTeam['mayWrite']]);
        self::assertSame([true, false], array_column($this->messages($this->owner), 'isUnread'), 'What one’s own side wrote is not to be read.');
    }

    #[DataProvider('strangers')]
    public function testForAnybodyElseThereIsNone(string $who): void
    {
        $this->say($this->applicant, 'SECRET');
        $viewer = $this->stranger($who);
        if (in_array($who, self::PARTIES, true)) {
            self::assertSame(['SECRET'], $this->texts($viewer));

            return;
        }
        self::assertSame(['not_found'], $this->refusals(fn () => $this->thread($viewer)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->say($viewer, 'Moi aussi')));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->plugin->get(ReadThread::class)->mark($viewer, $this->id, 1)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->thread($viewer, 999999)), 'As if there were no such application.');
        self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(DraftThreads::class))($viewer, $this->call->id)));
        self::assertSame([], $this->plugin->get(WaitingMessages::class)->of($viewer, Lang::French));
        self::assertSame(['SECRET'], $this->texts($this->manager));
    }

    public function testADraftHasAThreadOnceItsApplicantWrites(): void
    {
        $other = $this->named('Kossi');
        $draft = $this->id($this->begin($other, $this->call));
        self::assertSame([], $this->texts($other, $draft));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->thread($this->manager, $draft)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->say($this->manager, 'Bonjour', id: $draft)));
        self::assertSame([], ($this->plugin->get(DraftThreads::class))($this->manager, $this->call->id));

        $this->say($other, 'Une question', id: $draft);
        $thread = $this->thread($this->manager, $draft);
        self::assertSame(['Kossi', null, false], [$thread['name'], $thread['number'], $thread['isSent']]);
        self::assertSame(
            [['id' => $draft, 'lastAt' => '2026-11-28T12:00:00Z', 'name' => 'Kossi', 'unread' => 1]],
            ($this->plugin->get(DraftThreads::class))($this->manager, $this->call->id),
        );
        $this->say($this->manager, 'Une réponse', id: $draft);
        self::assertSame(['Une question', 'Une réponse'], $this->texts($other, $draft));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->thread($this->stranger('manager of another call'), $draft)));
        $this->perform($other, ApplicationAction::Delete, $draft, 1);
        self::assertSame([], $this->db->rows("SELECT * FROM {$this->db->table(ThreadTables::MESSAGES)}"), 'It ends with the draft.');
    }

    public function testCoWritersWriteOrReadAsLongAsTheyHaveTheirRole(): void
    {
        $rose = $this->coWriter($this->named('Rose'));
        $this->say($rose, 'De Rose');
        $change = fn (CoWriterAction $action, ?CoWriterRole $role = null) => ($this->plugin->get(ChangeCoWriter::class))(
            $this->applicant,
            $this->id,
            (int) $this->db->value("SELECT MAX(id) FROM {$this->db->table('invitations')}"),
            $action,
            $role,
        );
        $change(CoWriterAction::SetRole, CoWriterRole::Read);
        self::assertFalse($this->thread($rose)['mayWrite']);
        self::assertSame(['forbidden'], $this->refusals(fn () => $this->say($rose, 'Encore')));
        self::assertSame(['De Rose'], $this->texts($rose));

        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
        $this->say($this->manager, 'SECRET');
        $change(CoWriterAction::Revoke);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->thread($rose)));
        $mails = $this->mails();
        self::assertArrayHasKey($rose->id, $mails);
        self::assertNull($mails[$rose->id], 'Who has lost the role meanwhile learns nothing by mail.');
        self::assertStringContainsString('SECRET', self::json($mails[$this->applicant->id]));
        self::assertStringNotContainsString('SECRET', self::json($this->notices($rose)));
    }

    public function testWhoLeavesTheStructureOrTheCallLosesTheThread(): void
    {
        [$owner, $member] = [$this->named('Awa'), $this->named('Ben')];
        $structure = $this->structure([[$owner, 'owner', 'member'], [$member, 'member', 'member']]);
        $id = $this->sent($member, ['motive' => 'Pont'], $structure);
        $this->say($member, 'De Ben', id: $id);
        self::assertSame(['De Ben'], $this->texts($owner, $id));
        self::assertSame($structure->title, $this->thread($this->manager, $id)['name']);
        $this->leave($structure, $member);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->thread($member, $id)));

        $this->say($this->manager, 'De Mariam', id: $id);
        $this->call = $this->content->save($this->call, ['managerIds' => []]);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->thread($this->manager, $id)));
        self::assertSame(['De Ben', 'De Mariam'], $this->texts($this->owner, $id));
    }

    public function testNobodyHandlesTheirOwn(): void
    {
        $own = $this->sent($this->manager, ['motive' => 'Mien']);
        self::assertSame('applicant', $this->thread($this->manager, $own)['side']);
        $this->say($this->owner, 'À Mariam', id: $own);
        self::assertSame([true], array_column($this->messages($this->manager, $own), 'isUnread'));
    }

    public function testWhatIsWithdrawnIsOnlyRead(): void
    {
        $this->say($this->applicant, 'Avant');
        $this->perform($this->applicant, ApplicationAction::Withdraw, $this->id, 3);
        foreach ([$this->applicant, $this->manager] as $viewer) {
            self::assertSame(['Avant'], $this->texts($viewer));
            self::assertFalse($this->thread($viewer)['mayWrite']);
            self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->say($viewer, 'Après')));
        }
    }

    public function testATrialHasNone(): void
    {
        $this->db->execute("UPDATE {$this->db->table('applications')} SET trial_until = '2030-01-01 00:00:00'");
        self::assertSame(['not_found'], $this->refusals(fn () => $this->thread($this->applicant)));
    }

    public function testAMessageHasATextOfLimitedLengthAndSoManyAreWritten(): void
    {
        self::assertSame(['text: required'], $this->refusals(fn () => $this->say($this->applicant, " \n\u{00A0} ")));
        self::assertSame(['text: too_long'], $this->refusals(fn () => $this->say($this->applicant, str_repeat('é', 3001))));
        self::assertSame(['files: too_many_files'], $this->refusals(fn () => $this->say($this->applicant, 'x', range(1, 6))));
        $this->say($this->applicant, str_repeat('é', 3000));
        $row = [$this->id, $this->applicant->id, 'applicant', 'x', '2026-11-28 12:00:00'];
        $this->db->insertRows(ThreadTables::MESSAGES, ['application_id', 'user_id', 'side', 'text', 'written_at'], array_fill(0, 299, $row));
        self::assertSame(['text: too_many_rows'], $this->refusals(fn () => $this->say($this->applicant, 'De trop')));
        $this->say($this->manager, 'L’autre côté écrit encore');
        for ($count = 2; $count <= 30; $count++) {
            $this->refusals(fn () => $this->say($this->applicant, 'x'));
        }
        self::assertSame(['rate_limited'], $this->refusals(fn () => $this->say($this->applicant, 'x')));
    }

    public function testWhatWasNotReadIsCounted(): void
    {
        [$first, $second] = [$this->id, $this->sent($this->named('Zoé'), ['motive' => 'Autre'])];
        $this->say($this->applicant, 'Un');
        $this->say($this->applicant, 'Deux');
        $this->say($this->owner, 'Réponse');
        self::assertSame([$first => 2, $second => 0], $this->counts($this->manager));
        self::assertSame([$first => 2, $second => 0], $this->counts($this->owner), 'An answer does not mark what was written as read.');
        self::assertSame([$first => 2], $this->counts($this->manager, new ListFilter(isUnread: true)));

        self::assertSame([['id' => $first, 'unread' => 2, 'side' => 'team']], $this->listed($this->manager));
        self::assertSame([['id' => $first, 'unread' => 1, 'side' => 'applicant']], $this->listed($this->applicant));
        [$waiting] = $this->waiting($this->manager);
        $screen = "/tableau-de-bord/vos-appels-a-candidatures/candidatures/recue/{$first}/#messages";
        self::assertSame(['message', $first, $screen], [$waiting->kind->value, $waiting->id, $waiting->path]);

        $this->plugin->get(ReadThread::class)->mark($this->manager, $first, self::number($this->messages($this->manager)[0]['id']));
        self::assertSame([$first => 1, $second => 0], $this->counts($this->manager));
        $this->plugin->get(ReadThread::class)->mark($this->manager, $first, PHP_INT_MAX);
        self::assertSame([$first => 0, $second => 0], $this->counts($this->manager));
        $this->plugin->get(ReadThread::class)->mark($this->manager, $first, 1);
        self::assertSame([], $this->waiting($this->manager), 'A mark does not go back.');
        $this->say($this->applicant, 'Trois');
        self::assertSame([$first => 1, $second => 0], $this->counts($this->manager), 'A mark reaches no message that was written later.');
    }

    public function testFilesBelongToTheirThreadAlone(): void
    {
        $upload = fn (Viewer $viewer, FilePurpose $purpose = FilePurpose::Message): int => $this->files->pdf($viewer->id, $purpose, 'devis.pdf');
        $file = $upload($this->applicant);
        self::assertSame([true, false], [$this->opens($this->applicant, $file), $this->opens($this->manager, $file)], 'An upload that was not sent is its uploader’s.');
        $this->say($this->applicant, 'Le devis', [$file]);
        /** @var list<array<string, mixed>> $files */
        $files = $this->messages($this->manager)[0]['files'];
        self::assertSame([['id' => $file, 'name' => 'devis.pdf', 'state' => 'ready']], array_map(
            static fn (array $each): array => ['id' => $each['id'], 'name' => $each['name'], 'state' => $each['state']],
            $files,
        ));
        foreach (array_keys(self::strangers()) as $who) {
            self::assertSame(in_array($who, self::PARTIES, true), $this->opens($this->stranger($who), $file), $who);
        }
        self::assertTrue($this->opens($this->manager, $file));

        self::assertSame(['files.0: unknown_file'], $this->refusals(fn () => $this->say($this->applicant, 'Encore', [$file])), 'It is in a message.');
        self::assertSame(['files.0: unknown_file'], $this->refusals(fn () => $this->say($this->applicant, 'x', [$upload($this->manager)])), 'Of another person.');
        $answer = $upload($this->applicant, FilePurpose::Application);
        self::assertSame(['files.0: unknown_file'], $this->refusals(fn () => $this->say($this->applicant, 'x', [$answer])), 'Of another purpose.');
        self::assertSame(['files.0: unknown_file'], $this->refusals(fn () => $this->say($this->applicant, 'x', [999999])));
        $twice = $upload($this->applicant);
        self::assertSame(['files.1: unknown_file'], $this->refusals(fn () => $this->say($this->applicant, 'x', [$twice, $twice])));
        self::assertSame(['Le devis'], $this->texts($this->manager), 'Nothing is sent without its files.');
        self::assertSame(
            ['files.0: unknown_file'],
            $this->refusals(fn () => $this->write($this->applicant, $this->id($this->draft()), 1, ['files' => [$upload($this->applicant)]])),
            'It answers no question.',
        );
    }

    /** @return array<string, mixed> */
    private function draft(): array
    {
        $this->perform($this->applicant, ApplicationAction::Withdraw, $this->id, 3);

        return $this->begin($this->applicant, $this->call);
    }

    public function testMessagesStayWithoutTheirAuthorAndEndWithTheApplication(): void
    {
        $file = $this->files->pdf($this->manager->id, FilePurpose::Message);
        $this->say($this->manager, 'CANARI', [$file]);
        $this->say($this->applicant, 'RÉPONSE', [$this->files->pdf($this->applicant->id, FilePurpose::Message)]);
        $this->open($this->manager);
        $records = $this->plugin->get(ThreadRecords::class);
        $number = $this->thread($this->applicant)['number'];
        self::assertSame([['application' => $number, 'text' => 'CANARI', 'writtenAt' => self::NOW]], [...$records->of($this->manager->id)]);
        self::assertSame([['application' => $number, 'text' => 'RÉPONSE', 'writtenAt' => self::NOW]], [...$records->of($this->applicant->id)]);
        $erasure = new Erasure($this->manager->id, PublishedItems::Transfer, $this->owner->id, 0);
        $this->plugin->get(FileRecords::class)->erase($erasure);
        $records->erase($erasure);
        self::assertSame([], [...$records->of($this->manager->id)]);
        self::assertSame([null, 'Aïda'], array_column($this->messages($this->owner), 'author'));
        self::assertSame(0, $this->plugin->get(StoredFiles::class)->find($file)?->ownerId, 'Who inherits published items inherits no files of threads.');
        self::assertTrue($this->opens($this->applicant, $file));

        $this->plugin->get(PersonalApplications::class)->erase($this->applicant->id);
        foreach ([ThreadTables::MESSAGES, ThreadTables::FILES, ThreadTables::MARKS] as $table) {
            self::assertSame([], $this->db->rows("SELECT * FROM {$this->db->table($table)}"), $table);
        }
        self::assertNull($this->plugin->get(StoredFiles::class)->find($file), 'With its files.');
        self::assertSame(['not_found'], $this->refusals(fn () => $this->thread($this->owner)));
    }

    public function testAfterTheRetentionNobodyReadsIt(): void
    {
        $this->say($this->applicant, 'SECRET');
        $this->db->execute("UPDATE {$this->db->table('applications')} SET removed_at = '2026-11-28 12:00:00'");
        foreach ([$this->applicant, $this->manager] as $viewer) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->thread($viewer)));
            self::assertSame([], $this->listed($viewer));
        }
        $this->plugin->get(ApplicationErasure::class)->emptyWithoutPerson([$this->id]);
        self::assertSame([], $this->db->rows("SELECT * FROM {$this->db->table(ThreadTables::MESSAGES)}"));
    }

    private function opens(Viewer $viewer, int $file): bool
    {
        // What nothing uses is its uploader’s (FileAccess).
        return $this->plugin->get(FilesOfApplications::class)->isReadBy($viewer, $file) ?? ($this->plugin->get(StoredFiles::class)->find($file)?->ownerId === $viewer->id);
    }

    /** @return array<int, mixed> unread messages by application, in the list of those who handle them */
    private function counts(Viewer $viewer, ListFilter $filter = new ListFilter()): array
    {
        /** @var list<array{id: int, unread: int}> $items */
        $items = $this->plugin->get(SentApplications::class)->page($viewer, $this->call->id, null, $filter, [], 1)['items'];
        $counts = array_column($items, 'unread', 'id');
        ksort($counts);

        return $counts;
    }

    /** @return list<array{id: int, unread: int, side: string}> */
    private function listed(Viewer $viewer): array
    {
        return array_map(
            static fn (OwnThread $each): array => ['id' => $each->application->id, 'unread' => $each->unread, 'side' => $each->side->value],
            $this->plugin->get(OwnThreads::class)->of($viewer),
        );
    }

    /** @return list<WaitingItem> */
    private function waiting(Viewer $viewer): array
    {
        return $this->plugin->get(WaitingMessages::class)->of($viewer, Lang::French);
    }

    private static function number(mixed $value): int
    {
        self::assertIsInt($value);

        return $value;
    }
}
