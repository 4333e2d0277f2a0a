<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Letters\LetterFiles;
use Passerelle\Applications\Letters\LetterStore;
use Passerelle\Applications\Submissions\SubmissionFiles;
use Passerelle\Files\FileAccess;
use Passerelle\Files\FileStorage;
use Passerelle\Files\StoredFile;
use Passerelle\Files\StoredFiles;
use Passerelle\Kernel\DomainError;

/** Files of the applications of an export; each reading is logged. */
final readonly class ExportedFiles
{
    public function __construct(
        private HandlerRights $rights,
        private StoredFiles $files,
        private FileAccess $access,
        private FileStorage $storage,
        private SubmissionFiles $ofAnswers,
        private LetterFiles $ofLetters,
        private LetterStore $letters,
    ) {
    }

    /** @throws DomainError not_found: of another call, not handled by the person, not ready, or gone */
    public function read(PermittedExport $export, int $id): StoredFile
    {
        $file = $this->files->find($id);
        $call = $this->rights->call($export->viewer, $export->callId);
        $application = $this->rights->submission($export->viewer, $this->applicationOf($id))->application;
        if (
            $file === null
            || $application->callGroup !== $call->groupId
            || !$this->access->check($export->viewer, $file)->mayRead
            || !is_file($this->storage->absolute($file->path))
        ) {
            throw DomainError::notFound();
        }
        $this->access->log($export->viewer, $file);

        return $file;
    }

    private function applicationOf(int $fileId): int
    {
        $letterId = $this->ofLetters->letterOf($fileId);

        return ($letterId === null ? $this->ofAnswers->applicationOf($fileId) : $this->letters->find($letterId)?->applicationId) ?? 0;
    }
}
