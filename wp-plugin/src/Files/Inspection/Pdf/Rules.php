<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

use Passerelle\Files\Inspection\LinkTarget;
use Passerelle\Files\Inspection\Refusal;

/** Forbidden contents of PDFs. Names are rejected anywhere; values, by their key. */
final class Rules
{
    /** Scripts, programs, submitting forms, embedded files. */
    private const NAMES = [
        'JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'EmbeddedFile', 'EmbeddedFiles', 'FileAttachment',
        'RichMedia', 'RichMediaContent', 'RichMediaExecute', 'Rendition', 'XFA',
    ];
    private const ENCRYPTED = 'Encrypt';
    /** Annotations that play media or execute code. */
    private const SUBTYPES = ['Screen', 'Movie', 'Sound', '3D', 'U3D', 'PRC'];
    /** Harmless automatic actions, within the document or the reader. */
    private const HARMLESS_ACTIONS = ['GoTo', 'Named'];
    /** Keys of additional actions (12.6.3). */
    private const EVENTS = ['E', 'X', 'D', 'U', 'Fo', 'Bl', 'PO', 'PC', 'PV', 'PI', 'O', 'C', 'K', 'F', 'V', 'WC', 'WS', 'DS', 'WP', 'DP'];
    /** Keys of file specifications (7.11.3). */
    private const FILES = ['F', 'UF', 'DOS', 'Mac', 'Unix'];
    /** Another machine, an absolute path, or a scheme: opening such a file reveals the reader's address or executes it. */
    private const REMOTE_FILE = '~^\s*([/\\\\]|[a-z][a-z0-9+.-]*:)~i';

    private bool $hasCatalog = false;

    /** @var list<Dictionary> trailers of encrypted documents */
    private array $encrypted = [];

    /** @var array<int, true> objects executed when the document is opened */
    private array $openActions = [];

    /** @var array<int, true> actions that must not run automatically */
    private array $actions = [];

    /** @throws Refusal */
    public function checkName(string $name): void
    {
        if (in_array($name, self::NAMES, true)) {
            throw Refusal::active("/{$name}");
        }
        $this->hasCatalog = $this->hasCatalog || $name === 'Catalog';
    }

    /** @throws Refusal */
    public function checkDictionary(Dictionary $dictionary): void
    {
        $media = array_intersect($dictionary->names('Subtype'), self::SUBTYPES);
        if ($media !== []) {
            throw Refusal::active('/Subtype /' . implode(' /', $media));
        }
        if ($dictionary->has(self::ENCRYPTED)) {
            $this->encrypted[] = $dictionary;
        }
        $this->checkEvents($dictionary);
        $this->checkOpening($dictionary);
        foreach ($dictionary->all('URI') as $address) {
            if ($address instanceof Text && LinkTarget::isDangerous(self::plain($address->value))) {
                throw Refusal::active('/URI with a scheme that executes code');
            }
        }
        $this->checkFiles($dictionary);
    }

    /**
     * A value of an indirect object, to which others may refer.
     *
     * @throws Refusal
     */
    public function checkObject(?int $number, mixed $value): void
    {
        if ($value instanceof Text && preg_match('~^\s*(javascript:|vbscript:|\\\\\\\\|smb:)~i', self::plain($value->value)) === 1) {
            throw Refusal::active('a URL that executes code, in an indirect object');
        }
        if ($number !== null && $value instanceof Dictionary && self::runs($value)) {
            $this->actions[$number] = true;
        }
    }

    /** @return list<array{mixed, mixed}> each encryption dictionary, or the reference to it, with the identifiers of the document */
    public function encryptions(): array
    {
        $found = [];
        foreach ($this->encrypted as $trailer) {
            foreach ($trailer->all(self::ENCRYPTED) as $encryption) {
                $found[] = [$encryption, $trailer->all('ID')[0] ?? null];
            }
        }

        return $found;
    }

    /** Called after all objects were read. @throws Refusal */
    public function finish(): void
    {
        if (array_intersect_key($this->openActions, $this->actions) !== []) {
            throw Refusal::active('/OpenAction');
        }
        if (!$this->hasCatalog) {
            throw Refusal::corrupt('no catalog');
        }
    }

    private function checkEvents(Dictionary $dictionary): void
    {
        foreach ($dictionary->all('AA') as $events) {
            if ($events instanceof Reference || ($events instanceof Dictionary && array_intersect($events->keys(), self::EVENTS) !== [])) {
                throw Refusal::active('/AA');
            }
        }
    }

    private function checkOpening(Dictionary $dictionary): void
    {
        foreach ($dictionary->all('OpenAction') as $action) {
            if ($action instanceof Dictionary && self::runs($action)) {
                throw Refusal::active('/OpenAction');
            }
            if ($action instanceof Reference) {
                $this->openActions[$action->object] = true;
            }
        }
    }

    private function checkFiles(Dictionary $dictionary): void
    {
        foreach (self::FILES as $key) {
            foreach ($dictionary->all($key) as $file) {
                if ($file instanceof Text && preg_match(self::REMOTE_FILE, self::plain($file->value)) === 1) {
                    throw Refusal::active("/{$key} with a file elsewhere");
                }
            }
        }
        if (in_array('URL', $dictionary->names('FS'), true)) {
            throw Refusal::active('/FS /URL');
        }
    }

    private static function runs(Dictionary $action): bool
    {
        if (array_diff($action->names('S'), self::HARMLESS_ACTIONS) !== []) {
            return true;
        }
        foreach ($action->all('Next') as $next) {
            foreach (is_array($next) ? $next : [$next] as $each) {
                if ($each instanceof Dictionary && self::runs($each)) {
                    return true;
                }
            }
        }

        return false;
    }

    /** Texts may be UTF-16 or UTF-8 with a byte order mark. */
    private static function plain(string $text): string
    {
        return match (true) {
            str_starts_with($text, "\xfe\xff") => mb_convert_encoding(substr($text, 2), 'UTF-8', 'UTF-16BE'),
            str_starts_with($text, "\xff\xfe") => mb_convert_encoding(substr($text, 2), 'UTF-8', 'UTF-16LE'),
            str_starts_with($text, "\xef\xbb\xbf") => substr($text, 3),
            default => $text,
        };
    }
}
