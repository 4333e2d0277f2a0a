<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

/** Data that is erased with the account and not exported: it is about what others did, or lasts for minutes. */
interface ErasedOnly
{
}
