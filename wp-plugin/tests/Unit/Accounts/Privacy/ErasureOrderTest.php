<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Accounts\Privacy;

use Passerelle\Accounts\Privacy\ErasureOrder;
use Passerelle\Accounts\Privacy\ErasureWay;
use Passerelle\Accounts\Privacy\PublishedItems;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** What happens to the items of an account that WordPress deletes. */
final class ErasureOrderTest extends TestCase
{
    #[TestWith([null, PublishedItems::Remove, 0])]
    #[TestWith(['', PublishedItems::Remove, 0])]
    #[TestWith(['12', PublishedItems::Transfer, 12])]
    #[TestWith([12, PublishedItems::Transfer, 12])]
    public function testTheyAreAttributedToTheChosenAccountOrDeleted(mixed $chosen, PublishedItems $published, int $heirId): void
    {
        foreach ([true, false] as $isNotified) {
            self::assertEquals(new ErasureOrder(ErasureWay::Deletion, $published, $heirId, $isNotified), ErasureOrder::ofDeletion($chosen, $isNotified));
        }
    }
}
