<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

use Passerelle\Files\Inspection\Refusal;

/** What no PDF may hold here. Names are refused wherever they stand; values, where their key gives them a meaning. */
final class Rules
{
    /** Scripts, programs, forms that send themselves, files inside the file. */
    private const NAMES = [
        'JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'EmbeddedFile', 'EmbeddedFiles', 'FileAttachment',
        'RichMedia', 'RichMediaContent', 'RichMediaExecute', 'Rendition', 'XFA',
    ];
    private const ENCRYPTED = 'Encrypt';
    /** Annotations that play or run something. */
    private const SUBTYPES = ['Screen', 'Movie', 'Sound', '3D', 'U3D', 'PRC'];
    /** Actions that may follow without being asked for: they stay within the document or the reader. */
    private const HARMLESS_ACTIONS = ['GoTo', 'Named'];
    /** Keys of additional actions (12.6.3). */
    private const EVENTS = ['E', 'X', 'D', 'U', 'Fo', 'Bl', 'PO', 'PC', 'PV', 'PI', 'O', 'C', 'K', 'F', 'V', 'WC', 'WS', 'DS', 'WP', 'DP'];
    /** Keys of file specifications (7.11.3). */
    private const FILES = ['F', 'UF', 'DOS', 'Mac', 'Unix'];
    /** What readers or browsers run, and files on another machine. */
    private const BAD_ADDRESS = '~^\s*((javascript|vbscript|data|smb|ms-[a-z-]+)\s*:|file:\s*[/\\\\]{2}[^/\\\\]|[/\\\\]{2})~i';
    /** Another machine, an absolute path, or a scheme: opening such a file tells who opens it, or runs it. */
    private const FAR_FILE = '~^\s*([/\\\\]|[a-z][a-z0-9+.-]*:)~i';

    private bool $hasCatalog = false;

    /** @var array<int, true> objects that a document runs when it is opened */
    private array $openActions = [];

    /** @var array<int, true> objects that are an action of a kind that must not run by itself */
    private array $actions = [];

    /** @throws Refusal */
    public function checkName(string $name): void
    {
        if (in_array($name, self::NAMES, true)) {
            throw Refusal::active("/{$name}");
        }
        if ($name === self::ENCRYPTED) {
            throw Refusal::encrypted('/Encrypt');
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
        $this->checkEvents($dictionary);
        $this->checkOpening($dictionary);
        foreach ($dictionary->all('URI') as $address) {
            if ($address instanceof Text && preg_match(self::BAD_ADDRESS, self::plain($address->value)) === 1) {
                throw Refusal::active('/URI with a scheme that runs something');
            }
        }
        $this->checkFiles($dictionary);
    }

    /**
     * A value that is an object of its own, so that another one may refer to it.
     *
     * @throws Refusal
     */
    public function checkObject(?int $number, mixed $value): void
    {
        if ($value instanceof Text && preg_match('~^\s*(javascript:|vbscript:|\\\\\\\\|smb:)~i', self::plain($value->value)) === 1) {
            throw Refusal::active('an address that runs something, in an object of its own');
        }
        if ($number !== null && $value instanceof Dictionary && self::runs($value)) {
            $this->actions[$number] = true;
        }
    }

    /** Once every object was read. @throws Refusal */
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
                if ($file instanceof Text && preg_match(self::FAR_FILE, self::plain($file->value)) === 1) {
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

    /** Texts may be UTF-16 or UTF-8 with a mark. */
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
