<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Export;

use Passerelle\Accounts\Privacy\RecordKinds;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\From;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Accounts\Privacy\PersonalRecords;
use RuntimeException;
use ZipArchive;

/** Archive of all data about a person: a JSON file for each kind of record, and their uploads. */
final readonly class Export
{
    private const INSTANT = 'Y-m-d H:i:s';
    private const NAME = 'passerelle-export-';
    /** Maximum duration of an export. */
    private const HOUR = 3_600;

    /** @param list<PersonalRecords> $records */
    public function __construct(#[From(RecordKinds::class, 'exported')] private array $records, private ArchivedFiles $files, private Clock $clock)
    {
    }

    /**
     * @return string path of the archive; the caller deletes it
     * @throws RuntimeException when it cannot be written
     */
    public function make(int $userId): string
    {
        $folder = get_temp_dir() . self::NAME . bin2hex(random_bytes(16));
        if (!mkdir($folder, 0700)) {
            throw new RuntimeException('The folder of an export could not be made.');
        }
        try {
            return $this->pack($userId, $folder);
        } finally {
            foreach ($this->records as $records) {
                $path = self::jsonPath($folder, $records);
                if (is_file($path)) {
                    unlink($path);
                }
            }
            rmdir($folder);
        }
    }

    /** Download name of the archive. */
    public function name(int $userId): string
    {
        return ExportTexts::archiveName(PersonLanguage::of($userId), $this->clock->now()->format('Y-m-d'));
    }

    /** Deletes files of crashed processes. */
    public function removeLeftovers(): void
    {
        foreach ((array) glob(get_temp_dir() . self::NAME . '*.zip') as $path) {
            if (is_string($path) && time() - (int) filemtime($path) > self::HOUR) {
                unlink($path);
            }
        }
    }

    private function pack(int $userId, string $folder): string
    {
        $target = "{$folder}.zip";
        $archive = new ZipArchive();
        if ($archive->open($target, ZipArchive::CREATE | ZipArchive::EXCL) !== true) {
            throw new RuntimeException('The archive of an export could not be made.');
        }
        $counts = [];
        foreach ($this->records as $records) {
            $path = self::jsonPath($folder, $records);
            $counts[$records->key()] = JsonFile::write($path, $records->of($userId));
            $archive->addFile($path, "{$records->key()}.json");
        }
        $this->files->add($archive, $userId);
        $user = get_userdata($userId);
        $archive->addFromString('README.txt', ExportTexts::readMe(
            PersonLanguage::of($userId),
            $user === false ? '' : $user->user_email,
            $this->clock->now()->format(self::INSTANT),
            $counts,
        ));
        if (!$archive->close()) {
            throw new RuntimeException('The archive of an export could not be written.');
        }
        chmod($target, 0600);

        return $target;
    }

    private static function jsonPath(string $folder, PersonalRecords $records): string
    {
        return "{$folder}/{$records->key()}.json";
    }
}
