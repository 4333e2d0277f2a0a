<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ViewerFactory;

/** The audit log as a file. */
final readonly class AuditDownload
{
    public function __construct(
        private AuditLabels $labels,
        private AuditRows $rows,
        private Records $records,
        private Exports $exports,
        private ViewerFactory $viewers,
    ) {
    }

    /**
     * The file as it is sent; the export is logged before its first line.
     *
     * @return iterable<string>|null null for an unknown format
     * @throws DomainError forbidden for others than administrators
     */
    public function __invoke(AuditQuery $query, string $format): ?iterable
    {
        $reader = $this->viewers->current();
        AuditRows::requireAdministrator($reader);
        if (!isset(AuditExport::FORMATS[$format])) {
            return null;
        }
        $this->exports->record($reader, "audit_log_{$format}", $query->values);

        return AuditExport::write($format, $this->labels->texts->language()->value, $this->rows->all($reader, $query->filter($this->records)));
    }
}
