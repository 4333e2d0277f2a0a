<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Site\Contact;

use Passerelle\Kernel\Clock;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Site\Contact\ContactTeam;
use Passerelle\Site\Contact\TeamAddress;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;

final class ContactTeamTest extends IntegrationTestCase
{
    private const INPUT = [
        'subject' => 'Une question',
        'lastName' => 'Diop',
        'firstName' => 'Awa',
        'email' => 'awa@example.org',
        'message' => "Bonjour,\n<b>comment</b> faire ?",
        'consent' => true,
    ];
    private const ADDRESS = '192.0.2.7';

    private FrozenClock $clock;
    private ContactTeam $contact;

    /** @var list<array<string, mixed>> mails that WordPress was asked to send */
    private array $mails = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->clock = new FrozenClock();
        $config = Config::fromDirectory(dirname(__DIR__, 4) . '/config');
        $db = $this->db;
        $this->usePluginWith([Clock::class => $this->clock]);
        $this->contact = $this->plugin->get(ContactTeam::class);
        foreach (['outbox', 'contact_requests'] as $table) {
            $db->execute("DELETE FROM {$db->table($table)}");
        }
        update_option(TeamAddress::OPTION, 'equipe@example.test');
        add_filter('pre_wp_mail', function (mixed $answer, array $mail): bool {
            $this->mails[] = $mail;

            return true;
        }, 20, 2);
    }

    public function testTeamGetsMailWithReplyTo(): void
    {
        ($this->contact)(self::INPUT, Lang::English, self::ADDRESS);
        self::assertSame([], $this->mails);

        $this->plugin->get(Dispatcher::class)->run();

        self::assertCount(1, $this->mails);
        $mail = $this->mails[0];
        self::assertSame('equipe@example.test', $mail['to']);
        self::assertSame('Contact – Une question', $mail['subject']);
        self::assertIsArray($mail['headers']);
        self::assertContains('Reply-To: awa@example.org', $mail['headers']);
        self::assertIsString($mail['message']);
        self::assertStringContainsString('Awa Diop (awa@example.org) a écrit à l’équipe en anglais', $mail['message']);
        self::assertStringContainsString('&lt;b&gt;comment&lt;/b&gt; faire ?', $mail['message']);
        self::assertStringNotContainsString('<b>comment', $mail['message']);
    }

    public function testOutboxContainsNeitherAddressNorMessage(): void
    {
        ($this->contact)(self::INPUT, Lang::French, self::ADDRESS);

        $payload = (string) $this->db->value("SELECT payload FROM {$this->db->table('outbox')}");
        self::assertNotSame('', $payload);
        foreach (['awa@example.org', 'equipe@example.test', 'Diop', 'Bonjour', self::ADDRESS] as $secret) {
            self::assertStringNotContainsString($secret, $payload);
        }
    }

    public function testWithoutAnAddressOfTheTeamTheAdministratorsIsUsed(): void
    {
        update_option(TeamAddress::OPTION, '');
        // WordPress writes to the former address where its administration is loaded.
        add_filter('send_site_admin_email_change_email', '__return_false');
        update_option('admin_email', 'admin@example.test');
        ($this->contact)(self::INPUT, Lang::French, self::ADDRESS);
        $this->plugin->get(Dispatcher::class)->run();

        self::assertSame(['admin@example.test'], array_column($this->mails, 'to'));
    }

    public function testRejectsInvalidInputAndStoresNothing(): void
    {
        self::assertSame(
            ['email: invalid_email', 'consent: privacy_consent_required'],
            $this->refusals(fn () => ($this->contact)([...self::INPUT, 'email' => 'awa', 'consent' => false], Lang::French, self::ADDRESS)),
        );
        self::assertSame(0, $this->kept());
        self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->table('outbox')}"));
    }

    public function testTwentyAnHourFromOneAddress(): void
    {
        for ($number = 0; $number < 20; $number++) {
            self::assertSame([], $this->sending(self::ADDRESS));
        }
        self::assertSame(['rate_limited'], $this->sending(self::ADDRESS));
        self::assertSame([], $this->sending('192.0.2.8'));
        self::assertSame(21, $this->kept());

        $this->clock->advance(3_601);
        self::assertSame([], $this->sending(self::ADDRESS));
    }

    public function testRejectedRequestsAreNotCounted(): void
    {
        for ($number = 0; $number < 30; $number++) {
            $this->refusals(fn () => ($this->contact)([...self::INPUT, 'message' => ''], Lang::French, self::ADDRESS));
        }

        self::assertSame([], $this->sending(self::ADDRESS));
    }

    public function testDeletesRequestsAfterTheRetentionTime(): void
    {
        $this->sending(self::ADDRESS);
        $this->clock->advance(6 * 86_400);
        self::assertSame(0, $this->contact->forgetOld());
        $this->clock->advance(2 * 86_400);

        self::assertSame(1, $this->contact->forgetOld());
        self::assertSame(0, $this->kept());
        $this->plugin->get(Dispatcher::class)->run();
        self::assertSame([], $this->mails);
    }

    /** @return list<string> refusals */
    private function sending(string $address): array
    {
        return $this->refusals(fn () => ($this->contact)(self::INPUT, Lang::French, $address));
    }

    private function kept(): int
    {
        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->db->table('contact_requests')}");
    }
}
