<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Accounts\Privacy\Records\ApplicationRecords;
use Passerelle\Accounts\Privacy\Records\RecommendationRecords;
use Passerelle\Applications\Letters\LetterAction;
use Passerelle\Applications\Letters\LetterTables;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Files\Files;
use Passerelle\Files\FileStorage;
use Passerelle\Kernel\Transaction;
use Passerelle\Tests\Integration\Accounts\Privacy\Traces;

/** Letters as personal data of applicants and of referees. */
final class LetterPrivacyTest extends LetterTestCase
{
    private const CANARY = 'CANARY';

    public function testTheCopyOfAnApplicantNamesRefereesAndNotWhatTheyWrote(): void
    {
        [$member, $id] = $this->drafted(['readable' => true]);
        $this->answer($this->link($this->ask($member, $id, message: 'Bonjour')), LetterAction::Send, self::CANARY);
        [$row] = [...$this->plugin->get(ApplicationRecords::class)->of($member->id)];
        $expected = ['name' => 'Awa Diop', 'email' => self::REFEREE, 'message' => 'Bonjour', 'state' => 'received', 'sentAt' => self::NOW];
        self::assertSame([$expected], $row['letters']);
        self::assertStringNotContainsString(self::CANARY, self::json($row));
        self::assertSame([], [...$this->plugin->get(RecommendationRecords::class)->of($member->id)]);
    }

    public function testAnErasedApplicantLeavesNothingOfTheirLetters(): void
    {
        foreach ([true, false] as $isSent) {
            [$member, $id] = $this->drafted();
            $letters = [$this->ask($member, $id, 'canary@example.test', self::CANARY, message: self::CANARY), $this->ask($member, $id, 'canary2@example.test')];
            $file = $this->attach($letters[0], self::CANARY);
            $path = $this->plugin->get(Files::class)->find($file)->path ?? '';
            $hash = $this->link($letters[0]);
            $this->answer($hash, LetterAction::Send, self::CANARY);
            $this->answer($this->link($letters[1]), LetterAction::Save, self::CANARY);
            if ($isSent) {
                $this->send($member, $id);
            }
            self::assertNotSame([], Traces::inTables($this->db, [self::CANARY], $member->id));
            $this->plugin->get(PersonalApplications::class)->erase($member->id);
            $this->plugin->get(Transaction::class)->runAfterCommit();
            self::assertSame([], Traces::inTables($this->db, [self::CANARY], -1));
            foreach ([LetterTables::LETTERS, LetterTables::LINKS, LetterTables::FILES] as $table) {
                self::assertSame(0, (int) $this->db->value("SELECT COUNT(*) FROM {$this->db->table($table)}"), $table);
            }
            self::assertNull($this->plugin->get(Files::class)->find($file));
            self::assertFileDoesNotExist($this->plugin->get(FileStorage::class)->absolute($path));
            self::assertSame(['link_expired'], $this->refusals(fn () => $this->page($hash)));
        }
    }

    public function testTheCopyAndTheErasureOfAReferee(): void
    {
        [$member, $id] = $this->drafted();
        $records = $this->plugin->get(RecommendationRecords::class);
        $first = $this->ask($member, $id, 'canary@example.test', self::CANARY, message: self::CANARY);
        $this->attach($first, self::CANARY);
        $this->answer($this->link($first), LetterAction::Send, self::CANARY . ' text');
        $this->ask($member, $id, 'other@example.test');
        $this->send($member, $id);
        [$row] = [...$records->ofAddress('canary@example.test')];
        self::assertSame(
            ['received', self::CANARY . ' text', [self::CANARY . '.pdf']],
            [$row['state'], $row['text'], array_column((array) $row['files'], 'name')],
        );
        self::assertSame(1, $records->eraseAddress('canary@example.test'));
        $this->plugin->get(Transaction::class)->runAfterCommit();
        self::assertSame(['erased', 'asked'], $this->states($member, $id));
        self::assertSame([], Traces::inTables($this->db, [self::CANARY], -1));
        self::assertCount(0, [...$records->ofAddress('canary@example.test')]);
        // Who declined stays named until then.
        $declined = $this->ask($member, $id, 'no@example.test', 'Nadia Canary');
        $this->answer($this->link($declined), LetterAction::Decline);
        self::assertSame(1, $records->eraseAddress('no@example.test'));
        self::assertSame('', $this->letters($member, $id)[2]['name']);
        self::assertSame([], $this->db->column("SELECT name FROM {$this->db->table(LetterTables::LETTERS)} WHERE name LIKE '%%Nadia%%' OR email LIKE '%%no@%%'"));
    }

    public function testAnApplicationOfAStructureKeepsItsLettersWhenTheAskerLeaves(): void
    {
        $owner = $this->users->beneficiaire();
        $structure = $this->structure([[$owner, 'owner', 'member']]);
        $this->drafted();
        $id = $this->id($this->begin($owner, $this->call, $structure->id));
        $this->ask($owner, $id);
        $this->plugin->get(PersonalApplications::class)->erase($owner->id);
        self::assertSame(['0'], $this->db->column("SELECT asked_by FROM {$this->db->table(LetterTables::LETTERS)}"));
    }
}
