<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Mail;

use Passerelle\Languages\Lang;
use Passerelle\Mail\Button;
use Passerelle\Mail\Footer;
use Passerelle\Mail\Layout;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailEntry;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Mail\Unsubscribe;
use PHPUnit\Framework\TestCase;

/** The plain text of mails. */
final class LayoutTest extends TestCase
{
    public function testAMailOfOneParagraph(): void
    {
        self::assertSame(
            self::lines(MailTexts::greeting(Lang::French, 'Awa'), 'Bonjour & bienvenue.', self::common('signature'), "--\n" . self::common('why')),
            self::text(new MailContent('Sujet', ['Bonjour & bienvenue.'])),
        );
    }

    public function testAMailWithAllItsPartsHasThemInTheirOrder(): void
    {
        $content = new MailContent(
            'Sujet',
            ['Un.', "Deux\nlignes."],
            new Button('Ouvrir', 'https://passerelle.test/a?b=1&c=2'),
            ['Après.'],
            entries: [
                new MailEntry('Titre', 'lundi', "Texte\nsuite", 'https://passerelle.test/t'),
                new MailEntry('Sans texte ni lien', 'mardi', '', null),
            ],
            unsubscribe: new Unsubscribe(
                'https://passerelle.test/stop',
                'https://passerelle.test/one-click',
                parts: [new Button('Une seule', 'https://passerelle.test/stop-one')],
            ),
            footer: new Footer('Parce que.', new Button('Préférences', 'https://passerelle.test/p')),
        );

        self::assertSame(self::lines(
            MailTexts::greeting(Lang::English, 'Awa'),
            'Un.',
            "Deux\nlignes.",
            "* Titre\nlundi\nTexte\nsuite\nhttps://passerelle.test/t",
            "* Sans texte ni lien\nmardi",
            "Ouvrir\nhttps://passerelle.test/a?b=1&c=2",
            'Après.',
            self::common('signature', Lang::English),
            "--\nParce que.",
            "Préférences\nhttps://passerelle.test/p",
            "Une seule\nhttps://passerelle.test/stop-one",
            self::common('unsubscribe', Lang::English) . "\nhttps://passerelle.test/stop",
        ), self::text($content, Lang::English));
    }

    public function testNobodyIsNamedBeforeTheMailboxIsVerified(): void
    {
        $text = self::text(new MailContent('Sujet', ['Un.'], namesRecipient: false));

        self::assertStringStartsWith(MailTexts::greeting(Lang::French, '') . "\n\nUn.", $text);
        self::assertStringNotContainsString('Awa', $text);
        self::assertNotSame(MailTexts::greeting(Lang::French, ''), MailTexts::greeting(Lang::French, 'Awa'));
    }

    private static function text(MailContent $content, Lang $language = Lang::French): string
    {
        return (new Layout())->text(new Recipient('awa@example.test', $language, 'Awa', 7), $content);
    }

    private static function common(string $key, Lang $language = Lang::French): string
    {
        return MailTexts::common($key, $language);
    }

    private static function lines(string ...$parts): string
    {
        return implode("\n\n", $parts) . "\n";
    }
}
