<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Closure;
use Passerelle\Files\Inspection\FileInspector;
use Passerelle\Files\Inspection\Reason;
use Passerelle\Files\Inspection\Refusal;
use Passerelle\Files\Scanning\Quarantine;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Throwable;

/** Stores files. No permission checks. */
final readonly class FileStore
{
    private const NAME_MAX = 200;

    public function __construct(
        private Transaction $transaction,
        private FileLimits $limits,
        private FileStorage $storage,
        private FileInspector $inspector,
        private Images $images,
        private Quarantine $quarantine,
        private StoredFiles $rows,
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

            return $this->transaction->run(function () use ($purpose, $ownerId, $name, $mime, $target, $bytes, $size, $alt, $within): int {
                $id = $this->rows->add($purpose, $ownerId, $this->name($name, $mime), $target, $mime, $bytes, $size, $alt);
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

    /** Without folders and control characters, and with the extension of the detected type. */
    private function name(string $name, string $mime): string
    {
        $base = pathinfo(str_replace('\\', '/', wp_check_invalid_utf8($name)), PATHINFO_FILENAME);
        $base = trim((string) preg_replace('/[\p{C}\s"<>|:*?\/\\\\]+/u', ' ', $base), ' .');

        return mb_substr($base === '' ? 'document' : $base, 0, self::NAME_MAX) . '.' . Sniffer::extension($mime);
    }
}
