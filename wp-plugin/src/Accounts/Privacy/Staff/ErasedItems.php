<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Staff;

use Passerelle\Accounts\Privacy\DeletionPlans;
use Passerelle\Accounts\Privacy\PublishedItems;
use Passerelle\Rights\ViewerFactory;

/** What happens to the published items of a person whose account staff erase. */
final readonly class ErasedItems
{
    public function __construct(private DeletionPlans $plans, private ViewerFactory $viewers)
    {
    }

    /** The person's own choice. Without one they go, but the work of staff stays. */
    public function of(int $userId): PublishedItems
    {
        $plan = $this->plans->of($userId);
        if ($plan !== null && $plan->published !== PublishedItems::Transfer) {
            return $plan->published;
        }

        return $plan !== null || $this->viewers->of($userId)->isStaff() ? PublishedItems::Keep : PublishedItems::Remove;
    }
}
