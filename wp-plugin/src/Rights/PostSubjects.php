<?php

declare(strict_types=1);

namespace Passerelle\Rights;

/** Finds the subject of a post for WordPress's capability checks. */
interface PostSubjects
{
    /** Null for posts of other types. A revision has the subject of its post. */
    public function ofPost(int $postId): ?Subject;
}
