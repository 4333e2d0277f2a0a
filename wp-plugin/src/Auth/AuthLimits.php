<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;
use Passerelle\Rights\Role;

/** Durations, in seconds, and counts of limits.json for sessions and sign-in. */
#[Factory('from')]
final readonly class AuthLimits
{
    private const MINUTE = 60;
    private const HOUR = 3_600;
    private const DAY = 86_400;

    private function __construct(
        public int $accessSeconds,
        public int $graceSeconds,
        private int $idleSeconds,
        private int $absoluteSeconds,
        private int $staffIdleSeconds,
        private int $staffAbsoluteSeconds,
        public int $failuresPerAccount,
        public int $failuresPerAddress,
        public int $failuresPerDevice,
        public int $knownDeviceSeconds,
        public int $windowSeconds,
        public int $longestWaitSeconds,
        public int $passwordMax,
        public int $formsPerAddress,
        public int $formSeconds,
        public int $mailsPerPerson,
        public int $demandSeconds,
        private int $activationSeconds,
        private int $resetSeconds,
        public int $wordPressUseSeconds,
    ) {
    }

    public static function from(Config $config): self
    {
        $limit = static fn (string $name): int => $config->limit('auth', $name);

        return new self(
            $limit('accessMinutes') * self::MINUTE,
            $limit('graceSeconds'),
            $limit('idleDays') * self::DAY,
            $limit('absoluteDays') * self::DAY,
            $limit('staffIdleMinutes') * self::MINUTE,
            $limit('staffAbsoluteHours') * self::HOUR,
            $limit('failuresPerAccount'),
            $limit('failuresPerAddress'),
            $limit('failuresPerDevice'),
            $limit('knownDeviceDays') * self::DAY,
            $limit('failureMinutes') * self::MINUTE,
            $limit('longestWaitHours') * self::HOUR,
            $config->limit('password', 'max'),
            $limit('formsPerAddress'),
            $limit('formMinutes') * self::MINUTE,
            $limit('mailsPerPerson'),
            $limit('demandMinutes') * self::MINUTE,
            $limit('activationDays') * self::DAY,
            $limit('resetMinutes') * self::MINUTE,
            $limit('wordPressUseSeconds'),
        );
    }

    /** Validity of a link. */
    public function linkSeconds(LinkPurpose $purpose): int
    {
        return match ($purpose) {
            LinkPurpose::Activation => $this->activationSeconds,
            LinkPurpose::NewPassword => $this->resetSeconds,
        };
    }

    /** @param list<string> $roles */
    public function idle(array $roles): int
    {
        return Role::hasStaff($roles) ? $this->staffIdleSeconds : $this->idleSeconds;
    }

    /** @param list<string> $roles */
    public function absolute(array $roles): int
    {
        return Role::hasStaff($roles) ? $this->staffAbsoluteSeconds : $this->absoluteSeconds;
    }

    /**
     * Lifetime of the refresh token's cookie. Work in WordPress extends the sessions of staff without renewing the site's
     * cookie, so theirs lasts until the absolute end of the session; an idle session is refused anyway.
     *
     * @param list<string> $roles
     * @param int $age of the session
     */
    public function cookie(array $roles, int $age): int
    {
        $left = $this->absolute($roles) - $age;

        return Role::hasStaff($roles) ? $left : min($this->idle($roles), $left);
    }
}
