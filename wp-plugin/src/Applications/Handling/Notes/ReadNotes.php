<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Notes;

use Passerelle\GraphQL\Times;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Rights\Viewer;

/** Notes about an application as those who handle it read them. The caller checks the rights. */
final readonly class ReadNotes
{
    public function __construct(private NoteStore $notes)
    {
    }

    /** @return list<array{author: string|null, id: int, isOwn: bool, text: string, writtenAt: string}> `author` is null once the account is gone */
    public function of(Viewer $viewer, int $applicationId): array
    {
        $notes = $this->notes->of($applicationId);
        $users = get_users(['include' => [0, ...array_column($notes, 'userId')], 'fields' => ['ID', 'display_name']]);
        $names = array_column($users, 'display_name', 'ID');

        return array_map(static fn (array $note): array => [
            'author' => isset($names[$note['userId']]) ? (string) $names[$note['userId']] : null,
            'id' => $note['id'],
            'isOwn' => $note['userId'] === $viewer->id,
            'text' => $note['text'],
            'writtenAt' => Times::text(StoredInstant::read($note['writtenAt'])),
        ], $notes);
    }
}
