<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail;

use Passerelle\Kernel\PublicOrigin;
use Passerelle\Languages\Lang;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\Button;
use Passerelle\Mail\Layout;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailEntry;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailHandler;
use Passerelle\Mail\Mails;
use Passerelle\Mail\MailSender;
use Passerelle\Mail\Recipient;
use Passerelle\Mail\Unsubscribe;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Rights\Role;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

final class MailTest extends MailTestCase
{
    private const SECRET_LINK = 'https://passerelle.test/activer/?hash=TOP_SECRET';

    public function testAMailHasATextAndAnHtmlPartInTheLanguageOfThePerson(): void
    {
        $this->serve(SmtpServer::TAKES);
        $user = $this->person(Lang::English);
        $this->plugin->get(MailHandler::class)->add($this->mailThat('test', static fn (Recipient $to, array $data): MailContent => new MailContent(
            "Été\u{00A0}: <b>{$to->language->value}</b>",
            ["Premier « paragraphe »\ndeux lignes", is_string($data['word'] ?? null) ? $data['word'] : ''],
            new Button('Ouvrir & lire', self::SECRET_LINK . '&a=1'),
            ['Sinon, rien.'],
            'person@example.test',
        )));
        $this->plugin->get(Mails::class)->toUser('test', $user->ID, ['word' => '<script>alert(1)</script> &lt;b&gt;']);
        self::assertSame(1, $this->plugin->get(Dispatcher::class)->run());
        $mail = Received::parse($this->taken()[0] ?? '');

        self::assertSame(
            [$user->user_email, "Été\u{00A0}: <b>en</b>", 'person@example.test', 'en', 'auto-generated', ['text/plain', 'text/html']],
            [...array_map($mail->header(...), ['To', 'Subject', 'Reply-To', 'Content-Language', 'Auto-Submitted']), array_keys($mail->parts)],
        );
        self::assertStringContainsString('multipart/alternative', $mail->header('Content-Type'));
        self::assertSame(<<<'TEXT'
            Hello Aïssatou,

            Premier « paragraphe »
            deux lignes

            <script>alert(1)</script> &lt;b&gt;

            Ouvrir & lire
            https://passerelle.test/activer/?hash=TOP_SECRET&a=1

            Sinon, rien.

            The Passerelle team

            --
            You are receiving this because someone used this address on Passerelle.
            TEXT, trim(str_replace("\r", '', $mail->parts['text/plain'])));
        $html = $mail->parts['text/html'];
        self::assertStringContainsString('&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;b&amp;gt;', $html);
        $expected = [
            '<html lang="en">', '&lt;b&gt;en&lt;/b&gt;</h1>', 'deux lignes', '&lt;script&gt;', 'hash=TOP_SECRET&#038;a=1"', '>Ouvrir &amp; lire</a>', 'prefers-color-scheme:dark',
        ];
        foreach ($expected as $piece) {
            self::assertStringContainsString($piece, $html);
        }
        self::assertStringNotContainsString('<script', $html);
        self::assertStringNotContainsString('src=', $html, 'Nothing is fetched when a mail is opened.');
    }

    public function testAMailThatListsItemsAndCanBeStoppedSaysSoInBothParts(): void
    {
        $this->serve(SmtpServer::TAKES);
        $oneClick = 'https://passerelle.test/api/stop?hash=' . str_repeat('a', 120);
        $entries = [new MailEntry('Un <titre>', 'mardi à 8 h', "Deux\nlignes", 'https://passerelle.test/un/'), new MailEntry('Sans lien', 'mercredi', '', null)];
        $content = (new MailContent('Sujet', ['Texte']))->withEntries($entries)->withUnsubscribe(new Unsubscribe('https://passerelle.test/arret/?hash=x', $oneClick));
        $this->plugin->get(MailHandler::class)->add($this->mailThat('test', static fn (): MailContent => $content));
        $this->plugin->get(Mails::class)->toUser('test', $this->person(Lang::French)->ID);
        $this->plugin->get(Dispatcher::class)->run();
        $received = Received::parse($this->taken()[0]);

        self::assertSame(["<{$oneClick}>", 'List-Unsubscribe=One-Click'], [$received->header('List-Unsubscribe'), $received->header('List-Unsubscribe-Post')]);
        $text = str_replace("\r\n", "\n", $received->parts['text/plain']);
        self::assertStringContainsString("\n* Un <titre>\nmardi à 8 h\nDeux\nlignes\nhttps://passerelle.test/un/\n\n* Sans lien\nmercredi\n\n", $text);
        self::assertStringEndsWith("\nNe plus recevoir ces messages\nhttps://passerelle.test/arret/?hash=x", rtrim($text));
        $pieces = [
            '<a class="link" style="color:#23279b" href="https://passerelle.test/un/">Un &lt;titre&gt;</a>',
            'Deux<br>',
            '>Sans lien</h2>',
            'href="https://passerelle.test/arret/?hash=x">Ne plus recevoir ces messages</a>',
        ];
        foreach ($pieces as $piece) {
            self::assertStringContainsString($piece, str_replace("\r\n", "\n", $received->parts['text/html']));
        }
    }

    public function testAddressesOfThisSiteAreLinksAndLongWordsBreak(): void
    {
        $this->serve(SmtpServer::TAKES);
        $own = PublicOrigin::configured() . '/recepisse/';
        $lines = ["Ici\u{00A0}:", $own, 'https://evil.example/recepisse/', PublicOrigin::configured() . '.evil.example/', "{$own} <b>"];
        $this->plugin->get(MailHandler::class)->add($this->mailThat('test', static fn (): MailContent => new MailContent('Sujet', [implode("\n", $lines)])));
        $this->plugin->get(Mails::class)->toUser('test', $this->person(Lang::French)->ID);
        $this->plugin->get(Dispatcher::class)->run();
        $html = Received::parse($this->taken()[0])->parts['text/html'];

        self::assertSame(1, preg_match_all('/<a [^>]*href="([^"]+)"/', $html, $links), $html);
        self::assertSame($own, html_entity_decode($links[1][0]));
        self::assertStringContainsString('overflow-wrap:anywhere', $html);
    }

    public function testOutboxContainsNoSecrets(): void
    {
        $this->serve(SmtpServer::REFUSES);
        $user = $this->person(Lang::French);
        $this->plugin->get(MailHandler::class)->add($this->linked());
        $this->plugin->get(Mails::class)->toUser('test', $user->ID);
        $this->plugin->get(Dispatcher::class)->run();
        $rows = (string) json_encode($this->db->rows("SELECT * FROM {$this->db->table('outbox')}"), JSON_UNESCAPED_SLASHES);

        self::assertSame([['attempts' => 1, 'done' => false, 'error' => 'The mail server refused the recipient (1).']], $this->waiting());
        foreach ([$user->user_email, 'hash', 'SECRET', '@'] as $secret) {
            self::assertStringNotContainsString($secret, $rows);
        }
    }

    public function testRejectedMailIsRetriedWithTheSameMessageId(): void
    {
        $this->serve(SmtpServer::REFUSES);
        $this->plugin->get(MailHandler::class)->add($this->linked());
        $this->plugin->get(Mails::class)->toUser('test', $this->person(Lang::French)->ID);
        self::assertSame([0, 0], [$this->plugin->get(Dispatcher::class)->run(), $this->plugin->get(Dispatcher::class)->run()]);
        $this->serve(SmtpServer::TAKES);
        $this->clock->advance(2);
        self::assertSame([1, 0], [$this->plugin->get(Dispatcher::class)->run(), $this->plugin->get(Dispatcher::class)->run()]);
        $first = $this->db->value("SELECT payload FROM {$this->db->table('outbox')}");
        $taken = $this->taken();

        self::assertCount(1, $taken);
        self::assertSame([['attempts' => 2, 'done' => true, 'error' => null]], $this->waiting());
        $payload = (array) json_decode((string) $first, true);
        $id = is_string($payload['id'] ?? null) ? $payload['id'] : '';
        self::assertSame("<{$id}@passerelle.test>", Received::parse($taken[0])->header('Message-ID'));
    }

    public function testUnavailableServerTimesOut(): void
    {
        $handler = new MailHandler(new MailSender(new Layout(), 1), $this->clock, HOUR_IN_SECONDS);
        $handler->add($this->linked());
        $this->plugin->get(Dispatcher::class)->handle($handler);
        foreach ([SmtpServer::HANGS, null] as $behaviour) {
            $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
            $behaviour === null ? $this->sendTo(9) : $this->serve($behaviour);
            $this->plugin->get(Mails::class)->toUser('test', $this->person(Lang::French)->ID);
            $start = microtime(true);
            self::assertSame(0, $this->plugin->get(Dispatcher::class)->run());

            self::assertLessThan(5, microtime(true) - $start);
            self::assertSame([['attempts' => 1, 'done' => false, 'error' => 'The mail server did not take the mail (0).']], $this->waiting());
        }
    }

    public function testDoesNotSendOutdatedMailsOrWithoutRecipient(): void
    {
        $this->serve(SmtpServer::TAKES);
        $user = $this->person(Lang::French);
        $this->plugin->get(MailHandler::class)->add($this->linked(), $this->mailThat('nothing', static fn (): ?MailContent => null));
        $this->plugin->get(Mails::class)->toUser('test', 999_999);
        $this->plugin->get(Mails::class)->addressed('test', []);
        $this->plugin->get(Mails::class)->toUser('nothing', $user->ID);
        $this->plugin->get(Mails::class)->toUser('test', $user->ID);
        $this->clock->advance(72 * HOUR_IN_SECONDS + 1);
        $this->plugin->get(Dispatcher::class)->run();

        self::assertSame([], $this->taken());
        self::assertSame([true, true, true, true], array_column($this->waiting(), 'done'));
    }

    public function testUnknownMailStaysQueued(): void
    {
        $this->plugin->get(Mails::class)->toUser('of.tomorrow', $this->person(Lang::French)->ID);
        $this->plugin->get(Dispatcher::class)->run();

        self::assertSame([['attempts' => 1, 'done' => false, 'error' => 'There is no mail of.tomorrow.']], $this->waiting());
    }

    /** @return array<string, array{?Recipient, int}> */
    public static function addresses(): array
    {
        return [
            'somebody' => [new Recipient('team@example.test', Lang::French), 1],
            'nobody any more' => [null, 0],
        ];
    }

    #[DataProvider('addresses')]
    public function testAddressedMailFindsItsRecipient(?Recipient $recipient, int $count): void
    {
        $this->serve(SmtpServer::TAKES);
        $this->plugin->get(MailHandler::class)->add(new class ($recipient) implements AddressedMail {
            public function __construct(private readonly ?Recipient $recipient)
            {
            }

            public function key(): string
            {
                return 'addressed';
            }

            public function recipient(array $data): ?Recipient
            {
                return $data === ['id' => 7] ? $this->recipient : null;
            }

            public function content(Recipient $recipient, array $data): MailContent
            {
                return new MailContent('Sujet', ['Texte'], replyTo: "x@example.test\r\nBcc: victim@example.test");
            }
        });
        $this->plugin->get(Mails::class)->addressed('addressed', ['id' => 7]);
        $this->plugin->get(Dispatcher::class)->run();
        $taken = $this->taken();

        self::assertCount($count, $taken);
        self::assertStringNotContainsString('victim@example.test', implode('', $taken));
        self::assertStringNotContainsString('Reply-To', implode('', $taken));
    }

    public function testAPartOfWhatAMailConsistsOfHasItsOwnLinkInHtmlToo(): void
    {
        $stop = (new Unsubscribe('https://passerelle.test/stop', 'https://passerelle.test/one-click'))
            ->withParts([new Button('Arrêter « <b> »', 'https://passerelle.test/stop-one?a=1&b=2')], 'Tout arrêter');
        $html = (new Layout())->html(new Recipient('awa@example.test', Lang::French), (new MailContent('Sujet', []))->withUnsubscribe($stop));

        self::assertMatchesRegularExpression('~stop-one\?a=1&\#038;b=2">Arrêter « &lt;b&gt; »</a>.*passerelle\.test/stop">Tout arrêter</a>~s', $html);
    }

    public function testOtherMailsOfTheSiteStayAsTheyAre(): void
    {
        $this->serve(SmtpServer::TAKES);
        $this->plugin->get(MailHandler::class)->add($this->linked());
        $this->plugin->get(Mails::class)->toUser('test', $this->person(Lang::French)->ID);
        $this->plugin->get(Dispatcher::class)->run();
        self::assertTrue(wp_mail('somebody@example.test', 'Plain', 'Just text'));
        [$ours, $other] = [...array_map(Received::parse(...), $this->taken()), null];

        self::assertSame(['text/plain'], array_keys($other->parts ?? []));
        self::assertNotSame($ours?->header('Message-ID'), $other?->header('Message-ID'));
        self::assertSame('', $other?->header('Auto-Submitted'));
    }

    private function linked(): Mail
    {
        return $this->mailThat('test', static fn (): MailContent => new MailContent('Sujet', ['Texte'], new Button('Ouvrir', self::SECRET_LINK)));
    }

    private function person(Lang $language): WP_User
    {
        $user = new WP_User($this->users->with(Role::Beneficiaire)->id);
        wp_update_user(['ID' => $user->ID, 'first_name' => 'Aïssatou']);
        PersonLanguage::set($user->ID, $language);

        return $user;
    }
}
