<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Handling;

use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PublishedItems;
use Passerelle\Accounts\Privacy\Records\NoteRecords;
use Passerelle\Applications\Handling\Notes\ChangeNotes;
use Passerelle\Applications\Handling\Notes\NoteTables;
use Passerelle\Applications\Handling\Notes\ReadNotes;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;

/** Internal notes about an application. */
final class NotesTest extends HandlingTestCase
{
    public function testThoseWhoHandleItReadAllNotesAndDeleteTheirOwn(): void
    {
        wp_update_user(['ID' => $this->manager->id, 'display_name' => 'Mariam']);
        $this->note($this->manager, "  À relire\nensemble ");
        $this->at('2026-11-29 09:00:00');
        $this->note($this->owner, 'Budget à vérifier');

        $notes = $this->notes($this->manager);
        self::assertSame([["À relire\nensemble", 'Mariam', true, '2026-11-28T12:00:00Z'], ['Budget à vérifier', $notes[1]['author'], false, '2026-11-29T09:00:00Z']], array_map(
            static fn (array $note): array => [$note['text'], $note['author'], $note['isOwn'], $note['writtenAt']],
            $notes,
        ));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->delete($this->manager, $notes[1]['id'])), 'Of somebody else.');
        $this->delete($this->manager, $notes[0]['id']);
        self::assertSame(['Budget à vérifier'], array_column($this->notes($this->manager), 'text'));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->delete($this->manager, $notes[0]['id'])));
    }

    #[DataProvider('strangers')]
    public function testForAnybodyElseThereAreNone(string $who): void
    {
        $this->note($this->manager, 'SECRET');
        $id = $this->notes($this->manager)[0]['id'];
        $viewer = $this->stranger($who);

        self::assertSame(['not_found'], $this->refusals(fn () => $this->note($viewer, 'Moi aussi')));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->delete($viewer, $id)));
        self::assertSame(['SECRET'], array_column($this->notes($this->manager), 'text'));
        if ($who === 'applicant') {
            self::assertStringNotContainsString('SECRET', self::json($this->read($viewer, $this->id)));
            self::assertStringNotContainsString('SECRET', self::json([...$this->plugin->get(PersonalApplications::class)->of($viewer->id)]), 'Not in their copy.');
        }
    }

    public function testANoteHasATextOfLimitedLength(): void
    {
        self::assertSame(['text: required'], $this->refusals(fn () => $this->note($this->manager, " \n ")));
        self::assertSame(['text: too_long'], $this->refusals(fn () => $this->note($this->manager, str_repeat('é', 2001))));
        $this->note($this->manager, str_repeat('é', 2000));
        self::assertCount(1, $this->notes($this->manager));
    }

    public function testTheyEndWithTheApplicationAndStayWithoutTheirAuthor(): void
    {
        $this->note($this->manager, 'CANARI');
        $records = $this->plugin->get(NoteRecords::class);
        $exported = [...$records->of($this->manager->id)];
        self::assertSame('CANARI', $exported[0]['text'] ?? null);
        self::assertSame([], [...$records->of($this->owner->id)]);
        $records->erase(new Erasure($this->manager->id, PublishedItems::Remove, 0, 0));
        self::assertSame([], [...$records->of($this->manager->id)]);
        self::assertSame([['CANARI', null, false]], array_map(static fn (array $note): array => [$note['text'], $note['author'], $note['isOwn']], $this->notes($this->owner)));

        $this->plugin->get(PersonalApplications::class)->erase($this->applicant->id);
        self::assertSame([], $this->db->rows("SELECT * FROM {$this->db->table(NoteTables::NOTES)}"));
    }

    private function note(Viewer $viewer, string $text): void
    {
        $this->plugin->get(ChangeNotes::class)->write($viewer, $this->id, $text);
    }

    private function delete(Viewer $viewer, int $noteId): void
    {
        $this->plugin->get(ChangeNotes::class)->delete($viewer, $this->id, $noteId);
    }

    /** @return list<array{author: string|null, id: int, isOwn: bool, text: string, writtenAt: string}> */
    private function notes(Viewer $viewer): array
    {
        return $this->plugin->get(ReadNotes::class)->of($viewer, $this->id);
    }
}
