<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\GraphQL\SessionGate;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\MailModule;
use Passerelle\Outbox\OutboxModule;

/** Who is here: sessions, passwords, the way in. */
final readonly class AuthModule implements Module, HasMigrations
{
    public const DAILY = 'passerelle_auth_daily';

    private function __construct(
        public Sessions $sessions,
        public SignIn $signIn,
        public Throttle $throttle,
        public CurrentSession $current,
        public ProxyRequest $request,
        public Passwords $passwords,
        private SessionEndings $endings,
        public AccountWays $ways,
        public FormThrottle $forms,
        private AccountState $accounts,
        private EmailLookup $lookup,
        public KnownDevices $devices,
    ) {
    }

    public static function build(
        Database $db,
        Transaction $transaction,
        Clock $clock,
        Config $config,
        ViewerFactory $viewers,
        OutboxModule $outbox,
        MailModule $mail,
        TokenKeys $keys,
    ): self {
        $limits = AuthLimits::from($config);
        $accounts = new AccountState();
        $devices = new KnownDevices($keys, $clock, $limits->knownDeviceSeconds);
        $sessions = new Sessions(
            new SessionStore($db, $clock),
            new AccessTokens($keys, $clock, $limits->accessSeconds),
            $keys,
            $limits,
            $accounts,
            $devices,
            $viewers,
            $mail->mails,
            $transaction,
            $clock,
        );
        $passwords = new Passwords($db);
        $throttle = new Throttle($db, $clock, $limits);
        $forms = new FormThrottle($throttle, $limits);
        $lookup = new EmailLookup($db);
        $tries = new SignInTries($throttle, $limits);
        $request = new ProxyRequest();
        $mail->know(new ReuseAlert());

        return new self(
            $sessions,
            new SignIn($lookup, $passwords, $tries, $devices, $throttle, $sessions, $accounts, $viewers, $limits, $mail->mails),
            $throttle,
            new CurrentSession($request, $sessions),
            $request,
            $passwords,
            new SessionEndings($sessions, $devices),
            AccountWays::build(
                $db,
                $transaction,
                $clock,
                $config,
                $outbox,
                $mail,
                $keys,
                $limits,
                $accounts,
                $passwords,
                $throttle,
                $forms,
                $tries,
                $sessions,
                $lookup,
            ),
            $forms,
            $accounts,
            $lookup,
            $devices,
        );
    }

    public function register(): void
    {
        $this->lookup->register();
        $this->passwords->register();
        $this->current->register();
        $this->endings->register();
        (new AccountEvents())->register();
        $this->accounts->register();
        $this->ways->register();
        (new SessionGate($this->current))->register();
        (new RestSessionGate($this->current))->register();
        add_action('init', static function (): void {
            if (!wp_installing() && wp_next_scheduled(self::DAILY) === false) {
                wp_schedule_event(time(), 'daily', self::DAILY);
            }
        });
        add_action(self::DAILY, function (): void {
            $this->sessions->purge();
            $this->throttle->purge();
            $this->ways->purge();
        });
    }

    public function migrations(): array
    {
        return AuthTables::migrations();
    }
}
