<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Closure;
use Passerelle\Files\Inspection\FileInspector;
use Passerelle\Files\Inspection\Reason;
use Passerelle\Files\Inspection\Refusal;
use Passerelle\Files\Scanning\Quarantine;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Kernel\Text\PlainText;
use Throwable;

/** Stores and finds files. No permission checks. */
final readonly class FileStore
{
    private const NAME_MAX = 200;
    private const ALT_MAX = 255;

    public function __construct(
        private Services $services,
        private FileLimits $limits,
        private FileStorage $storage,
        private FileInspector $inspector,
        private Images $images,
        private Quarantine $quarantine,
    ) {
    }

    /**
     * Stores a copy; the source is unchanged.
     *
     * @param string $path of a readable file
     * @param string $name original name
     * @param array<string, string> $alt text alternative by language
     * @param Closure(int): void|null $within called with the id within the transaction; nothing is stored when it throws
     * @throws DomainError invalid_fields with a code of Reason at "file"
     */
    public function store(string $path, string $name, FilePurpose $purpose, int $ownerId, array $alt = [], ?Closure $within = null): int
    {
        $mime = $this->accepted($path, $name, $purpose);
        $target = $this->storage->reserve(Sniffer::extension($mime));
        $absolute = $this->quarantine->isOn ? $this->storage->quarantined($target) : $this->storage->absolute($target);
        try {
            $size = null;
            if (str_starts_with($mime, 'image/')) {
                $size = $this->images->reencode($path, $mime, $absolute);
            } elseif (!copy($path, $absolute)) {
                throw new \RuntimeException('A file could not be stored.');
            }
            chmod($absolute, 0640);

            $bytes = (int) filesize($absolute);

            return $this->services->transaction->run(function () use ($purpose, $ownerId, $name, $mime, $target, $bytes, $size, $alt, $within): int {
                $id = $this->insert($purpose, $ownerId, $this->name($name, $mime), $target, $mime, $bytes, $size, $alt);
                if ($this->quarantine->isOn) {
                    $this->quarantine->add($id);
                }
                if ($within !== null) {
                    $within($id);
                }

                return $id;
            });
        } catch (Throwable $error) {
            $this->storage->remove($target);
            throw $error;
        }
    }

    /** @param array<string, string> $alt by language */
    public function describe(int $id, array $alt): void
    {
        foreach (['fr', 'en'] as $language) {
            if (isset($alt[$language])) {
                $text = mb_substr(PlainText::line($alt[$language]), 0, self::ALT_MAX);
                $this->services->database->execute("UPDATE {$this->services->database->table('files')} SET alt_{$language} = %s WHERE id = %d", $text, $id);
            }
        }
    }

    public function find(int $id): ?StoredFile
    {
        return $this->findMany([$id])[$id] ?? null;
    }

    /**
     * @param list<int> $ids
     * @return array<int, StoredFile> by id, in the requested order; one query
     */
    public function findMany(array $ids): array
    {
        if ($ids === []) {
            return [];
        }
        $rows = $this->services->database->rows(
            "SELECT f.*, s.state, s.reason FROM {$this->services->database->table('files')} f LEFT JOIN {$this->services->database->table('file_scans')} s ON s.file_id = f.id
            WHERE f.id IN (" . Database::placeholders($ids) . ')',
            ...$ids,
        );
        $files = [];
        foreach ($rows as $row) {
            $files[(int) $row['id']] = $this->file($row);
        }

        $ordered = [];
        foreach ($ids as $id) {
            if (isset($files[$id])) {
                $ordered[$id] = $files[$id];
            }
        }

        return $ordered;
    }

    /** @param list<int> $ids */
    public function delete(array $ids): void
    {
        if ($ids !== []) {
            $this->services->database->execute("DELETE FROM {$this->services->database->table('files')} WHERE id IN (" . Database::placeholders($ids) . ')', ...$ids);
            $this->services->database->execute("DELETE FROM {$this->services->database->table('file_scans')} WHERE file_id IN (" . Database::placeholders($ids) . ')', ...$ids);
        }
    }

    private function accepted(string $path, string $name, FilePurpose $purpose): string
    {
        $bytes = is_file($path) ? (int) filesize($path) : 0;
        $max = $this->limits->bytes($purpose);
        if ($bytes > $max) {
            throw DomainError::invalid([new FieldError('file', Reason::TooLarge->value, ['max' => $max])]);
        }
        try {
            return $bytes === 0 ? throw Refusal::type('an empty file') : $this->inspector->accept($path, $name, $this->limits->types($purpose));
        } catch (Refusal $refusal) {
            throw DomainError::invalid([new FieldError('file', $refusal->reason->value)]);
        }
    }

    /**
     * @param array{int, int}|null $size
     * @param array<string, string> $alt
     */
    private function insert(FilePurpose $purpose, int $ownerId, string $name, string $path, string $mime, int $bytes, ?array $size, array $alt): int
    {
        $done = $this->services->database->wpdb->insert($this->services->database->table('files'), [
            'purpose' => $purpose->value,
            'owner_id' => $ownerId,
            'name' => $name,
            'path' => $path,
            'mime' => $mime,
            'size' => $bytes,
            'width' => $size[0] ?? null,
            'height' => $size[1] ?? null,
            'alt_fr' => mb_substr(PlainText::line($alt['fr'] ?? ''), 0, self::ALT_MAX),
            'alt_en' => mb_substr(PlainText::line($alt['en'] ?? ''), 0, self::ALT_MAX),
            'created_at' => $this->services->clock->now()->format(StoredInstant::FORMAT),
        ]);
        if ($done === false) {
            throw new \Passerelle\Kernel\DatabaseError($this->services->database->wpdb->last_error);
        }

        return $this->services->database->wpdb->insert_id;
    }

    /** Without folders and control characters, and with the extension of the detected type. */
    private function name(string $name, string $mime): string
    {
        $base = pathinfo(str_replace('\\', '/', wp_check_invalid_utf8($name)), PATHINFO_FILENAME);
        $base = trim((string) preg_replace('/[\p{C}\s"<>|:*?\/\\\\]+/u', ' ', $base), ' .');

        return mb_substr($base === '' ? 'document' : $base, 0, self::NAME_MAX) . '.' . Sniffer::extension($mime);
    }

    /** @param array<string, string|null> $row */
    private function file(array $row): StoredFile
    {
        // No scan row: never scanned, and ready. An unknown state is not readable.
        $state = $row['state'] === null ? FileState::Ready : (FileState::tryFrom($row['state']) ?? FileState::Scanning);

        return new StoredFile(
            (int) $row['id'],
            FilePurpose::tryFrom((string) $row['purpose']) ?? FilePurpose::Document,
            (int) $row['owner_id'],
            (string) $row['name'],
            (string) $row['path'],
            (string) $row['mime'],
            (int) $row['size'],
            $row['width'] === null ? null : (int) $row['width'],
            $row['height'] === null ? null : (int) $row['height'],
            ['fr' => (string) $row['alt_fr'], 'en' => (string) $row['alt_en']],
            $state,
            $state === FileState::Refused ? (string) $row['reason'] : null,
            $row['state'] !== null && $state !== FileState::Scanning,
        );
    }
}
