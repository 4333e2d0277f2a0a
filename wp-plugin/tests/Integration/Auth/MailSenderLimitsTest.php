<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Languages\Lang;
use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\FailedMails;
use Passerelle\Mail\KnownMails;
use Passerelle\Mail\LimitedElsewhere;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailHandler;
use Passerelle\Mail\Mails;
use Passerelle\Mail\Recipient;
use Passerelle\Mail\SenderLimits;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Plugin;
use Passerelle\Rights\Role;
use PHPUnit\Framework\Attributes\Group;
use ReflectionProperty;

/** Mails that people cause to others, counted across mails and ways. */
#[Group('exhaustive')]
final class MailSenderLimitsTest extends AccountTestCase
{
    /** Mails that the limit leaves out, with what limits them. By hand: a mail that joins them needs another limit. */
    private const ELSEWHERE = [
        'applications.decision_letter' => 'one for each decision that was published',
        'contact.request' => 'contact.perAddressAndHour, to the team',
        'email_change.proof' => 'auth.mailsPerPerson, of the address',
        'email_change.undo' => 'one for each change that was proved',
        'messages.report' => 'messages.reportsPerDay, to the team',
        'newsletter.confirm' => 'newsletter.mailsPerDay, of the address',
        'privacy.deletion_done' => 'one for each account',
    ];

    private bool $serverWorks = true;

    protected function setUp(): void
    {
        parent::setUp();
        $content = static fn (string $subject): MailContent => new MailContent($subject, ['Un message.']);
        $this->plugin->get(MailHandler::class)->add($this->mailThat('first', $content), $this->mailThat('second', $content), $this->addressed($content));
        add_filter('pre_wp_mail', fn (bool $done): bool => $done && $this->serverWorks, 30);
    }

    public function testOnePersonSendsAnotherTenAnHourAndTwentyADayByAllMailsTogether(): void
    {
        [$sender, $other] = [$this->member(), $this->member()];
        $recipient = $this->member();
        $flood = function () use ($sender, $recipient): int {
            for ($number = 0; $number < 5; $number++) {
                $this->causing($sender->ID, fn () => $this->plugin->get(Mails::class)->toUser('first', $recipient->ID));
                $this->causing($sender->ID, fn () => $this->plugin->get(Mails::class)->toUser('second', $recipient->ID));
                $this->causing($sender->ID, fn () => $this->plugin->get(Mails::class)->addressed('addressed', ['email' => strtoupper($recipient->user_email)]));
            }

            return count($this->mails());
        };

        self::assertSame(10, $flood());
        self::assertSame(0, $flood());
        $this->causing($other->ID, fn () => $this->plugin->get(Mails::class)->toUser('first', $recipient->ID));
        $this->causing($sender->ID, fn () => $this->plugin->get(Mails::class)->toUser('first', $other->ID));
        self::assertCount(2, $this->mails(), 'Other senders and recipients have limits of their own.');
        $this->clock->advance(HOUR_IN_SECONDS);
        self::assertSame(10, $flood());
        $this->clock->advance(HOUR_IN_SECONDS);
        self::assertSame(0, $flood(), 'Twenty a day.');
        $this->clock->advance(DAY_IN_SECONDS);
        self::assertSame(10, $flood());
    }

    public function testManySendersTogetherSendTwentyAnHourAndSixtyADay(): void
    {
        $recipient = $this->member();
        $senders = array_map(fn (): int => $this->member()->ID, range(1, 8));
        $flood = function () use ($senders, $recipient): int {
            foreach ($senders as $sender) {
                for ($number = 0; $number < 4; $number++) {
                    $this->causing($sender, fn () => $this->plugin->get(Mails::class)->toUser('first', $recipient->ID));
                }
            }

            return count($this->mails());
        };
        $sent = [];
        for ($hour = 0; $hour < 4; $hour++) {
            $sent[] = $flood();
            $this->clock->advance(HOUR_IN_SECONDS);
        }

        self::assertSame([20, 20, 20, 0], $sent);
    }

    public function testOwnMailsThoseOfTheSiteAndDecisionsAreNotLimited(): void
    {
        $recipient = $this->member();
        $moderator = $this->users->with(Role::Moderateur);
        foreach ([0, $recipient->ID, $moderator->id, $this->users->with(Role::Administrator)->id] as $sender) {
            for ($number = 0; $number < 70; $number++) {
                $this->causing($sender, fn () => $this->plugin->get(Mails::class)->toUser('first', $recipient->ID));
            }
            self::assertCount(70, $this->mails(), "Caused by {$sender}");
        }
    }

    public function testAttemptsThatFailAreNotCounted(): void
    {
        [$sender, $recipient] = [$this->member(), $this->member()];
        $this->serverWorks = false;
        $this->causing($sender->ID, fn () => $this->plugin->get(Mails::class)->toUser('first', $recipient->ID));
        for ($attempt = 0; $attempt < 15; $attempt++) {
            $this->plugin->get(Dispatcher::class)->run();
            $this->clock->advance(HOUR_IN_SECONDS);
        }
        $this->mails();
        $this->serverWorks = true;
        for ($number = 0; $number < 9; $number++) {
            $this->causing($sender->ID, fn () => $this->plugin->get(Mails::class)->toUser('first', $recipient->ID));
        }
        $this->clock->advance(HOUR_IN_SECONDS);

        self::assertCount(10, $this->mails());
    }

    public function testAnAdministratorSendsAFailedMailAgainBeyondTheLimit(): void
    {
        [$sender, $recipient] = [$this->member(), $this->member()];
        $this->serverWorks = false;
        $this->causing($sender->ID, fn () => $this->plugin->get(Mails::class)->toUser('second', $recipient->ID));
        $this->plugin->get(Dispatcher::class)->run();
        $this->mails();
        $this->serverWorks = true;
        [$failed] = $this->plugin->get(FailedMails::class)->list(10, 0);
        for ($number = 0; $number < 10; $number++) {
            $this->causing($sender->ID, fn () => $this->plugin->get(Mails::class)->toUser('first', $recipient->ID));
        }
        $this->mails();
        self::assertSame('second', $this->plugin->get(FailedMails::class)->sendAgain($failed->failure->id));

        self::assertSame(["{$recipient->user_email}: second"], self::subjects($this->mails()));
    }

    /** Walks all mails of the plugin that runs: one that is new is limited, unless it is listed above. */
    public function testEveryMailIsLimitedOrListedWithItsOwnLimit(): void
    {
        $mails = Plugin::running()->get(KnownMails::class)->all();
        self::assertGreaterThan(30, count($mails));
        self::assertInstanceOf(SenderLimits::class, (new ReflectionProperty(MailHandler::class, 'limits'))->getValue(Plugin::running()->get(MailHandler::class)));
        $limited = array_filter($mails, static fn (Mail $mail): bool => $mail instanceof LimitedElsewhere);
        $elsewhere = array_map(static fn (Mail $mail): string => $mail->key(), array_values($limited));
        sort($elsewhere);

        self::assertSame(array_keys(self::ELSEWHERE), $elsewhere);
    }

    /** @param callable(): void $queue */
    private function causing(int $userId, callable $queue): void
    {
        wp_set_current_user($userId);
        $queue();
        wp_set_current_user(0);
    }

    /** @param callable(string): MailContent $content */
    private function mailThat(string $key, callable $content): Mail
    {
        return new class ($key, $content(...)) implements Mail {
            /** @param \Closure(string): MailContent $content */
            public function __construct(private readonly string $key, private readonly \Closure $content)
            {
            }

            public function key(): string
            {
                return $this->key;
            }

            public function content(Recipient $recipient, array $data): MailContent
            {
                return ($this->content)($this->key);
            }
        };
    }

    /** @param callable(string): MailContent $content */
    private function addressed(callable $content): Mail
    {
        return new class ($content(...)) implements AddressedMail {
            /** @param \Closure(string): MailContent $content */
            public function __construct(private readonly \Closure $content)
            {
            }

            public function key(): string
            {
                return 'addressed';
            }

            public function recipient(array $data): Recipient
            {
                return new Recipient(is_string($data['email'] ?? null) ? $data['email'] : '', Lang::French);
            }

            public function content(Recipient $recipient, array $data): MailContent
            {
                return ($this->content)('addressed');
            }
        };
    }
}
