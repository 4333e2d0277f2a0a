<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

use Passerelle\Applications\Forms\Judging\AnsweredFile;
use Passerelle\Files\FileState;
use Passerelle\Files\StoredFile;

/** A file of a submission. */
final readonly class SubmissionFile
{
    /** @param string $sha256 of the stored bytes */
    public function __construct(public StoredFile $file, public string $sha256)
    {
    }

    /**
     * @param array<int, self> $files by id
     * @return array<int, AnsweredFile> those that answers may name: no refused ones
     */
    public static function answerable(array $files): array
    {
        $accepted = array_filter($files, static fn (self $each): bool => $each->file->state !== FileState::Refused);

        return array_map(static fn (self $each): AnsweredFile => self::answered($each->file), $accepted);
    }

    public static function answered(StoredFile $file): AnsweredFile
    {
        return new AnsweredFile($file->mime, $file->size);
    }
}
