<?php

declare(strict_types=1);

namespace Passerelle\Messages\Reports;

use Passerelle\Security\Audit\AuditLog;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Content\Content;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Directory\PublicProfiles;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Services;
use Passerelle\Mail\HasMails;
use Passerelle\Messages\GraphQL\ReportData;
use Passerelle\Messages\GraphQL\ReportTypes;
use Passerelle\Moderation\OverdueWork;
use Passerelle\Notices\HasNotices;
use Passerelle\Notices\Notify;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Reports of members, for those who handle them. */
final readonly class ReportsModule implements OverdueWork, HasMails, HasNotices, HasGraphQlTypes
{
    private function __construct(public HandleReport $handle, public ListReports $list, private ReportStore $store, private Names $names, private Services $services)
    {
    }

    public static function build(Services $services, Content $content, AccountState $accounts, Notify $notify, AuditLog $log, Names $names): self
    {
        $store = new ReportStore($services->database);
        $records = $content->records;
        $measures = new ReportMeasures($records, $content->changeStatus, $accounts);
        $profiles = new PublicProfiles($services->database);

        return new self(
            new HandleReport($store, $measures, $records, $notify, new ReportAudit($log), $services),
            new ListReports($store, $measures, $records, $profiles, $services->clock, $services->config->limit('messages', 'reportOverdueDays')),
            $store,
            $names,
            $services,
        );
    }

    public function overdue(): int
    {
        return $this->list->overdue();
    }

    /** @return array{HandledReportMail} */
    public function mails(): array
    {
        return [new HandledReportMail($this->store, FieldTexts::fromDirectory(dirname(__DIR__, 3) . '/config'))];
    }

    public function notices(): array
    {
        return $this->mails();
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes(['PasserelleReportState' => ReportState::cases(), 'PasserelleReportOutcome' => ReportOutcome::cases()]),
            new ReportTypes($this->list, $this->handle, new ReportData($this->names), $this->services->config, new ViewerFactory(), new ProxyRequest()),
        ];
    }
}
