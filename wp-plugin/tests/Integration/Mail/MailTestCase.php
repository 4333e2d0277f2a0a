<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail;

use Passerelle\Kernel\Clock;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Mail;
use Passerelle\Mail\Recipient;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;
use PHPMailer\PHPMailer\PHPMailer;

/** Mails that really leave, to a server of the test's own. */
abstract class MailTestCase extends IntegrationTestCase
{
    protected FrozenClock $clock;
    private ?SmtpServer $server = null;

    protected function setUp(): void
    {
        parent::setUp();
        remove_filter('pre_wp_mail', '__return_true');
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
        $this->clock = new FrozenClock();
        $this->usePluginWith([Clock::class => $this->clock]);
    }

    protected function tearDown(): void
    {
        $this->server?->stop();
        parent::tearDown();
    }

    protected function serve(string $behaviour): SmtpServer
    {
        $this->server?->stop();
        $server = $this->server = new SmtpServer($behaviour);
        $this->sendTo($server->port);

        return $server;
    }

    protected function sendTo(int $port): void
    {
        add_filter('wp_mail_from', static fn (): string => 'bonjour@passerelle.test', 20);
        add_action('phpmailer_init', static function (PHPMailer $mailer) use ($port): void {
            $mailer->isSMTP();
            $mailer->Host = '127.0.0.1';
            $mailer->Port = $port;
            $mailer->SMTPAutoTLS = false;
        }, 20);
    }

    /** @return list<string> the mails that the server took; it ends */
    protected function taken(): array
    {
        $taken = $this->server?->stop() ?? [];
        $this->server = null;

        return $taken;
    }

    /** @return list<array{attempts: int, done: bool, error: string|null}> of the outbox */
    protected function waiting(): array
    {
        return array_map(static fn (array $row): array => [
            'attempts' => (int) $row['attempts'],
            'done' => $row['done_at'] !== null,
            'error' => $row['last_error'],
        ], $this->db->rows("SELECT attempts, done_at, last_error FROM {$this->db->table('outbox')} ORDER BY id"));
    }

    /** @param \Closure(Recipient, array<mixed>): ?MailContent $write */
    protected function mailThat(string $key, \Closure $write): Mail
    {
        return new class ($key, $write) implements Mail {
            /** @param \Closure(Recipient, array<mixed>): ?MailContent $write */
            public function __construct(private readonly string $key, private readonly \Closure $write)
            {
            }

            public function key(): string
            {
                return $this->key;
            }

            public function content(Recipient $recipient, array $data): ?MailContent
            {
                return ($this->write)($recipient, $data);
            }
        };
    }
}
