<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Throwable;

/** Takes files in, and finds them again. Knows no rights. */
final readonly class FileStore
{
    private const NAME_MAX = 200;
    private const ALT_MAX = 255;

    public function __construct(
        private Database $db,
        private Config $config,
        private Clock $clock,
        private FileStorage $storage,
        private Sniffer $sniffer,
        private Images $images,
    ) {
    }

    /**
     * Copies a file in; the given one stays where it is.
     *
     * @param string $path of a readable file
     * @param string $name as the person calls it
     * @param array<string, string> $alt text alternative by language
     * @throws DomainError invalid_fields with file_type or file_too_large at "file"
     */
    public function store(string $path, string $name, FilePurpose $purpose, int $ownerId, array $alt = []): int
    {
        $mime = $this->accepted($path, $purpose);
        $target = $this->storage->reserve(Sniffer::extension($mime));
        $absolute = $this->storage->absolute($target);
        try {
            $size = null;
            if (str_starts_with($mime, 'image/')) {
                $size = $this->images->reencode($path, $mime, $absolute);
            } elseif (!copy($path, $absolute)) {
                throw new \RuntimeException('A file could not be stored.');
            }
            chmod($absolute, 0640);

            return $this->insert($purpose, $ownerId, $this->name($name, $mime), $target, $mime, (int) filesize($absolute), $size, $alt);
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
                $text = mb_substr(sanitize_text_field($alt[$language]), 0, self::ALT_MAX);
                $this->db->execute("UPDATE {$this->db->table('files')} SET alt_{$language} = %s WHERE id = %d", $text, $id);
            }
        }
    }

    public function find(int $id): ?StoredFile
    {
        return $this->findMany([$id])[$id] ?? null;
    }

    /**
     * @param list<int> $ids
     * @return array<int, StoredFile> by id, in the order asked; one query
     */
    public function findMany(array $ids): array
    {
        if ($ids === []) {
            return [];
        }
        $rows = $this->db->rows("SELECT * FROM {$this->db->table('files')} WHERE id IN (" . Database::placeholders($ids) . ')', ...$ids);
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
            $this->db->execute("DELETE FROM {$this->db->table('files')} WHERE id IN (" . Database::placeholders($ids) . ')', ...$ids);
        }
    }

    private function accepted(string $path, FilePurpose $purpose): string
    {
        $bytes = is_file($path) ? (int) filesize($path) : 0;
        $max = $this->config->limit('files', $purpose->isImage() ? 'imageBytes' : 'documentBytes');
        if ($bytes > $max) {
            throw DomainError::invalid([new FieldError('file', 'file_too_large', ['max' => $max])]);
        }
        $mime = $bytes === 0 ? null : $this->sniffer->type($path);
        $images = $this->config->limitTexts('files', 'imageTypes');
        $accepted = $purpose->isImage() ? $images : [...$this->config->limitTexts('files', 'documentTypes'), ...$images];
        if ($mime === null || !in_array($mime, $accepted, true)) {
            throw DomainError::invalid([new FieldError('file', 'file_type')]);
        }

        return $mime;
    }

    /**
     * @param array{int, int}|null $size
     * @param array<string, string> $alt
     */
    private function insert(FilePurpose $purpose, int $ownerId, string $name, string $path, string $mime, int $bytes, ?array $size, array $alt): int
    {
        $done = $this->db->wpdb->insert($this->db->table('files'), [
            'purpose' => $purpose->value,
            'owner_id' => $ownerId,
            'name' => $name,
            'path' => $path,
            'mime' => $mime,
            'size' => $bytes,
            'width' => $size[0] ?? null,
            'height' => $size[1] ?? null,
            'alt_fr' => mb_substr(sanitize_text_field($alt['fr'] ?? ''), 0, self::ALT_MAX),
            'alt_en' => mb_substr(sanitize_text_field($alt['en'] ?? ''), 0, self::ALT_MAX),
            'created_at' => $this->clock->now()->format('Y-m-d H:i:s'),
        ]);
        if ($done === false) {
            throw new \Passerelle\Kernel\DatabaseError($this->db->wpdb->last_error);
        }

        return $this->db->wpdb->insert_id;
    }

    /** Without folders and control signs, and with the extension of what the file is. */
    private function name(string $name, string $mime): string
    {
        $base = pathinfo(str_replace('\\', '/', wp_check_invalid_utf8($name)), PATHINFO_FILENAME);
        $base = trim((string) preg_replace('/[\p{C}\s"<>|:*?\/\\\\]+/u', ' ', $base), ' .');

        return mb_substr($base === '' ? 'document' : $base, 0, self::NAME_MAX) . '.' . Sniffer::extension($mime);
    }

    /** @param array<string, string|null> $row */
    private function file(array $row): StoredFile
    {
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
        );
    }
}
