<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use LogicException;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailTexts;

/** All mails that leave through wp_mail(), the plugin's and WordPress's own, named by their text in config/mails.json and by the name in the address. */
final class SentMails
{
    private const TEXTS = __DIR__ . '/../../../../config/mails.json';
    /** Its subject is the editor's. */
    private const LETTER = 'newsletter.letter';
    private const STOPS = ['/notifications/arret/', '/en/notices/stop/'];
    private const HOST = '@example.test';

    /** @var list<array{to: string, subject: string, message: string}> since the last look */
    private array $mails = [];

    /** @var array<string, string> link of the last mail, by recipient */
    private array $links = [];

    /** @var array<string, string> the same, of the link that stops such mails */
    private array $stops = [];

    public function listen(): void
    {
        // Answered before by nobody but the plugin.
        remove_filter('pre_wp_mail', '__return_true');
        add_filter('pre_wp_mail', function (mixed $done, mixed $mail): mixed {
            $mail = (array) $mail;
            $text = static fn (string $name): string => is_string($mail[$name] ?? null) ? $mail[$name] : '';
            if ($done !== null) {
                return $done;
            }
            foreach ((array) ($mail['to'] ?? '') as $to) {
                $this->add(is_string($to) ? $to : '', $text('subject'), $text('message'));
            }

            return true;
        }, PHP_INT_MAX, 2);
    }

    /** @return list<string> "name of the text → recipient" of those since the last look */
    public function take(): array
    {
        $taken = array_map(static fn (array $mail): string => self::name($mail) . ' → ' . self::recipient($mail['to']), $this->mails);
        $this->mails = [];

        return $taken;
    }

    /** The secret of the link in the last mail to this person. */
    public function hashFor(string $name): string
    {
        return $this->links[$name] ?? throw new LogicException("No mail with a link was sent to {$name}.");
    }

    /** The secret of the link that stops such mails. */
    public function stopHashFor(string $name): string
    {
        return $this->stops[$name] ?? throw new LogicException("No mail that can be stopped was sent to {$name}.");
    }

    private function add(string $to, string $subject, string $message): void
    {
        $this->mails[] = ['to' => $to, 'subject' => $subject, 'message' => $message];
        preg_match_all('~href="https://passerelle\.test(/[a-z/-]+/)\?hash=([\w.-]+)~', $message, $found, PREG_SET_ORDER);
        foreach (array_reverse($found) as [, $path, $hash]) {
            if (in_array($path, self::STOPS, true)) {
                $this->stops[self::recipient($to)] = $hash;
            } else {
                $this->links[self::recipient($to)] = $hash;
            }
        }
    }

    private static function recipient(string $address): string
    {
        return str_ends_with($address, self::HOST) ? substr($address, 0, -strlen(self::HOST)) : $address;
    }

    /** @param array{to: string, subject: string, message: string} $mail */
    private static function name(array $mail): string
    {
        $message = html_entity_decode($mail['message'], ENT_QUOTES | ENT_HTML5);
        $matching = [];
        foreach (self::texts() as $name => $patterns) {
            foreach ($patterns as [$subject, $paragraph]) {
                if (preg_match($subject, $mail['subject']) === 1 && preg_match($paragraph, $message) === 1) {
                    $matching[$name] = strlen($paragraph);
                }
            }
        }
        arsort($matching);
        if (array_filter(Lang::cases(), static fn (Lang $language): bool => str_contains($message, MailTexts::common('newsletterWhy', $language))) !== []) {
            return self::LETTER;
        }

        // Without the name of the site, which Polylang remembers where a test has changed it.
        return array_key_first($matching) ?? 'WordPress: ' . preg_replace('/^\[[^\]]*\] /', '', $mail['subject']);
    }

    /** @return array<string, list<array{string, string}>> patterns of the subject and of the first paragraph, by name */
    private static function texts(): array
    {
        static $patterns = null;
        if ($patterns === null) {
            $patterns = [];
            /** @var array{mails: array<string, array<string, array{subject: string, paragraphs: list<string>}|bool>>} $config */
            $config = json_decode((string) file_get_contents(self::TEXTS), true, flags: JSON_THROW_ON_ERROR);
            foreach ($config['mails'] as $name => $languages) {
                foreach (array_filter($languages, is_array(...)) as $text) {
                    $patterns[$name][] = ['/^' . self::pattern($text['subject']) . '$/us', '/' . self::pattern($text['paragraphs'][0] ?? '') . '/us'];
                }
            }
        }
        /** @var array<string, list<array{string, string}>> $patterns */
        return $patterns;
    }

    private static function pattern(string $text): string
    {
        $parts = preg_split('/\{[\w.]+\}/', $text) ?: [];
        $quoted = array_map(static fn (string $part): string => str_replace("\n", '(?:<br>)?\s*', preg_quote($part, '/')), $parts);

        return implode('.*?', $quoted);
    }
}
