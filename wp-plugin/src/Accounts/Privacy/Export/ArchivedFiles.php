<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Export;

use Passerelle\Files\FileStorage;
use Passerelle\Accounts\Privacy\Records\FileRecords;
use ZipArchive;

/** The files that a person uploaded, in an archive of their data. */
final readonly class ArchivedFiles
{
    public function __construct(private FileRecords $uploads, private FileStorage $storage)
    {
    }

    public function add(ZipArchive $archive, int $userId): void
    {
        foreach ($this->uploads->uploadsOf($userId) as $file) {
            $path = $this->storage->absolute($file->path);
            if (is_file($path)) {
                $name = FileRecords::pathInArchive($file);
                $archive->addFile($path, $name);
                // Images and documents are already compressed.
                $archive->setCompressionName($name, ZipArchive::CM_STORE);
            }
        }
    }
}
