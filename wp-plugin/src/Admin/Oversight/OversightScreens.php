<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use Passerelle\Admin\Texts\Texts;
use Passerelle\Security\Audit\AuditModule;
use Passerelle\Content\Records;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Moderation\DecisionRights;
use Passerelle\Moderation\OversightModule;
use Passerelle\Reference\Countries;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ViewerFactory;

/** What administrators read about decisions: statistics and the audit log. */
final readonly class OversightScreens implements Module
{
    private function __construct(public StatisticsScreen $statistics, public AuditLogScreen $auditLog)
    {
    }

    public static function build(
        Services $services,
        AuditModule $audit,
        OversightModule $oversight,
        Records $records,
        Policy $policy,
        Countries $countries,
        Texts $texts = new Texts(),
    ): self {
        $exports = new Exports($audit->log);
        $viewers = new ViewerFactory();

        return new self(
            new StatisticsScreen(new StatisticsLabels($texts, $countries), $oversight->statistics, $exports, $viewers),
            new AuditLogScreen(
                new AuditLabels($texts),
                $audit,
                new AuditRows($audit->lines, $audit->accounts, $records, new AuditReasons(new DecisionRights($policy))),
                $records,
                $exports,
                $viewers,
                $services->config,
            ),
        );
    }

    public function register(): void
    {
        $this->statistics->register();
        $this->auditLog->register();
    }
}
