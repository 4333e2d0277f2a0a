<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Auth;

use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Kernel\Config;
use Passerelle\Rights\Role;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** How long sessions and links last. */
final class AuthLimitsTest extends TestCase
{
    private const MINUTE = 60;
    private const HOUR = 60 * self::MINUTE;
    private const DAY = 24 * self::HOUR;
    private const CONFIG = __DIR__ . '/../../../config';

    public function testMembersStaySignedInForDaysAndStaffForHours(): void
    {
        $limits = AuthLimits::from(Config::fromDirectory(self::CONFIG));
        [$member, $staff] = [[Role::Beneficiaire->value], [Role::Beneficiaire->value, Role::Editor->value]];

        self::assertSame([7 * self::DAY, 30 * self::DAY], [$limits->idle($member), $limits->absolute($member)]);
        self::assertSame([30 * self::MINUTE, 12 * self::HOUR], [$limits->idle($staff), $limits->absolute($staff)]);
        self::assertSame([7 * self::DAY, 30 * self::DAY], [$limits->idle([]), $limits->absolute([])]);
    }

    /** A member's cookie lasts as long as a session may be idle, and never longer than the session; that of staff as long as the session. */
    #[TestWith([Role::Beneficiaire, 0, 7 * self::DAY])]
    #[TestWith([Role::Beneficiaire, 23 * self::DAY, 7 * self::DAY])]
    #[TestWith([Role::Beneficiaire, 23 * self::DAY + 1, 7 * self::DAY - 1])]
    #[TestWith([Role::Beneficiaire, 29 * self::DAY, self::DAY])]
    #[TestWith([Role::Editor, 0, 12 * self::HOUR])]
    #[TestWith([Role::Editor, 11 * self::HOUR, self::HOUR])]
    public function testTheCookieLastsNoLongerThanTheSession(Role $role, int $age, int $seconds): void
    {
        self::assertSame($seconds, AuthLimits::from(Config::fromDirectory(self::CONFIG))->cookie([$role->value], $age));
    }

    #[TestWith([LinkPurpose::Activation, 7 * self::DAY])]
    #[TestWith([LinkPurpose::NewPassword, 30 * self::MINUTE])]
    public function testALinkLastsByItsPurpose(LinkPurpose $purpose, int $seconds): void
    {
        self::assertSame($seconds, AuthLimits::from(Config::fromDirectory(self::CONFIG))->linkSeconds($purpose));
    }

    public function testSignInAndItsLimits(): void
    {
        $limits = AuthLimits::from(Config::fromDirectory(self::CONFIG));

        self::assertSame([10 * self::MINUTE, 30, 90 * self::DAY], [$limits->accessSeconds, $limits->graceSeconds, $limits->knownDeviceSeconds]);
        self::assertSame([15 * self::MINUTE, 4 * self::HOUR], [$limits->windowSeconds, $limits->longestWaitSeconds]);
        self::assertSame([10, 50, 10], [$limits->failuresPerAccount, $limits->failuresPerAddress, $limits->failuresPerDevice]);
        self::assertSame([20, self::HOUR, 5], [$limits->formsPerAddress, $limits->formSeconds, $limits->mailsPerPerson]);
        self::assertSame([15 * self::MINUTE, 60, 128], [$limits->demandSeconds, $limits->wordPressUseSeconds, $limits->passwordMax]);
    }
}
