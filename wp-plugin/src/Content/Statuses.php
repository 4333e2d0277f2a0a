<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Model\Status;

/** Registers the statuses that WordPress does not have. */
final readonly class Statuses
{
    public function register(): void
    {
        foreach (Status::custom() as $status) {
            register_post_status($status->value, [
                'label' => $this->label($status),
                'public' => false,
                // Protected: WordPress shows it to users who may edit the post, not to visitors.
                'protected' => true,
                'exclude_from_search' => true,
                'show_in_admin_all_list' => true,
                'show_in_admin_status_list' => true,
                // No date before the publication.
                'date_floating' => !$status->isPublic(),
                'label_count' => $this->count($status),
            ]);
        }
    }

    private function label(Status $status): string
    {
        return match ($status) {
            Status::ToEdit => __('To edit', 'passerelle'),
            Status::Rejected => __('Rejected', 'passerelle'),
            default => __('Completed', 'passerelle'),
        };
    }

    /** @return array<int|string, string|null> */
    private function count(Status $status): array
    {
        return match ($status) {
            /* translators: %s: number of records */
            Status::ToEdit => _n_noop('To edit (%s)', 'To edit (%s)', 'passerelle'),
            /* translators: %s: number of records */
            Status::Rejected => _n_noop('Rejected (%s)', 'Rejected (%s)', 'passerelle'),
            /* translators: %s: number of records */
            default => _n_noop('Completed (%s)', 'Completed (%s)', 'passerelle'),
        };
    }
}
