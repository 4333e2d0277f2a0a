<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail;

use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailHandler;
use Passerelle\Mail\Mails;
use Passerelle\Mail\Unsubscribe;
use Passerelle\Outbox\Dispatcher;
use PHPUnit\Framework\Attributes\DataProvider;

/** Header lines as the mail server gets them: RFC 5322 (length of lines) and RFC 2047 (encoded words). */
final class HeaderLinesTest extends MailTestCase
{
    private const ONE_CLICK = 'https://passerelle.test/api/dashboard/notifications/one-click?hash=';

    /** @return array<string, array{string}> */
    public static function texts(): array
    {
        $long = 'L’appel à candidatures « Accélérer l’entrepreneuriat féminin en Afrique de l’Ouest – édition 2027 » est prolongé : nouvelle clôture le 15 février';

        return [
            'short' => ['Bienvenue sur Passerelle'],
            'one accent' => ['Été'],
            'long French' => [$long],
            'longest title' => [mb_substr("Vos modifications de « {$long}, {$long} » sont à revoir", 0, 250)],
            'long without accents' => [str_repeat('Call for applications, ', 12) . 'closed'],
            'accents only' => [str_repeat('éàüçœ', 60)],
            'emoji and combined letters' => [str_repeat("🎭👩🏾‍🌾 e\u{301}", 40)],
            'Arabic' => [str_repeat('مرحبا بكم في المنصة ', 15)],
            'narrow spaces' => ["Vous êtes prêt\u{202F}? «\u{A0}" . str_repeat("Oui\u{202F}! ", 40) . "\u{A0}»"],
            'looks encoded' => ['=?UTF-8?Q?Gagn=C3=A9?= tout de suite'],
            'signs of Q' => [str_repeat('50 % = moitié ? _oui_ ', 14)],
            'one long word' => [str_repeat('abcdefghij', 80)],
            'one long accented word' => [str_repeat('é', 400)],
            'a break typed into it' => ["Sujet\r\nBcc: victim@example.test"],
        ];
    }

    #[DataProvider('texts')]
    public function testSubjectsAndNamesObeyTheLengthsAndArriveWhole(string $text): void
    {
        $this->serve(SmtpServer::TAKES);
        $name = mb_substr(str_replace(["\r", "\n"], '', $text), 0, 120);
        add_filter('wp_mail_from_name', static fn (): string => $name, 20);
        $unsubscribe = new Unsubscribe('https://passerelle.test/', self::ONE_CLICK . str_repeat('a', 250));
        $this->plugin->get(MailHandler::class)->add(
            $this->mailThat('test', static fn (): MailContent => new MailContent($text, ['Texte'], replyTo: 'person@example.test', unsubscribe: $unsubscribe)),
        );
        $this->plugin->get(Mails::class)->toUser('test', $this->users->beneficiaire()->id);
        self::assertSame(1, $this->plugin->get(Dispatcher::class)->run());
        $raw = $this->taken()[0] ?? '';
        $received = Received::parse($raw);

        $expected = trim(str_replace(["\r", "\n"], '', $text));
        self::assertSame([$expected, 'person@example.test', '<' . $unsubscribe->oneClickUrl . '>'], array_map($received->header(...), ['Subject', 'Reply-To', 'List-Unsubscribe']));
        self::assertSame("{$this->phrase($name)} <bonjour@passerelle.test>", $received->header('From'));
        self::assertSame('', $received->header('Bcc'));
        self::assertStringNotContainsString('=0A', $raw, 'Ends of lines are not encoded.');
        foreach (self::lines($raw) as $line) {
            self::assertMatchesRegularExpression('/^[\x20-\x7E\t]*$/D', $line);
            self::assertLessThanOrEqual(998, strlen($line));
            $isOneWord = preg_match('/^(?:[\w-]+:)?\s*"?\S+$/', $line) === 1;
            self::assertTrue($isOneWord || strlen($line) <= 78, $line);
            preg_match_all('/=\?UTF-8\?([QB])\?(.*?)\?=/', $line, $words, PREG_SET_ORDER);
            self::assertTrue($words === [] || strlen($line) <= 76, $line);
            foreach ($words as [$word, $encoding, $content]) {
                self::assertLessThanOrEqual(75, strlen($word));
                $decoded = $encoding === 'B' ? (string) base64_decode($content, true) : quoted_printable_decode(str_replace('_', ' ', $content));
                self::assertTrue(mb_check_encoding($decoded, 'UTF-8'), "Part of a character: {$word}");
                self::assertNotSame('', $decoded);
            }
        }
    }

    /** A name as it reads once its encoded words are decoded; quoted where it is not encoded. */
    private function phrase(string $name): string
    {
        $name = trim($name);

        return preg_match('/[^\x20-\x7E]|=\?|[^A-Za-z0-9!#$%&\'*+\/=?^_`{|}~ -]/', $name) === 1 && preg_match('/[^\x20-\x7E]|=\?/', $name) === 0 ? "\"{$name}\"" : $name;
    }

    /** @return list<string> of the head */
    private static function lines(string $raw): array
    {
        return preg_split('/\r?\n/', (preg_split('/\r?\n\r?\n/', $raw, 2) ?: [''])[0]) ?: [];
    }
}
